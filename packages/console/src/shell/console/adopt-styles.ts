/**
 * Makes rules hold that a widget writes into style elements below `place`: the content security policy lets no inline
 * style hold, but sheets that a script of ours makes. Answers how to stop.
 */
export function adoptStyles(place: HTMLElement): () => void {
  const sheet = new CSSStyleSheet()
  const copy = () => {
    const texts = Array.from(place.querySelectorAll('style'), ({ textContent }) => textContent)
    sheet.replaceSync(texts.join('\n'))
  }
  const changes = new MutationObserver(copy)
  changes.observe(place, { childList: true, characterData: true, subtree: true })
  document.adoptedStyleSheets.push(sheet)
  return () => {
    changes.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
