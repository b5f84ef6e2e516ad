/** Sequences by which programs colour and move on a terminal; in a page they are noise. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g

/** What a terminal would leave to read of a log: no control sequences, and of an overwritten line the last version. */
export const visibleText = (text: string): string =>
  text
    .replaceAll(CONTROL, '')
    .split('\n')
    .map((line) => line.replace(/\r+$/, '').split('\r').at(-1))
    .join('\n')
