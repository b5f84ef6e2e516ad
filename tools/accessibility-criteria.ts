export type Verdict = 'supports' | 'partially-supports' | 'not-applicable'

export interface Criterion {
  num: string
  name: string
  level: 'A' | 'AA'
  verdict: Verdict
  /** What holds, and what does not. */
  remark: string
  /** Files of tests that hold it, each with the title of the test, or its beginning. */
  tests?: readonly (readonly [file: string, title: string])[]
}

const NO_MEDIA = 'The console has no audio and no video.'

const of = (
  num: string,
  name: string,
  level: Criterion['level'],
  remark: string,
  tests: Criterion['tests'] = [],
  verdict: Verdict = 'supports',
): Criterion => ({ num, name, level, verdict, remark, tests })

const without = (num: string, name: string, level: Criterion['level'], remark: string): Criterion =>
  of(num, name, level, remark, [], 'not-applicable')

const partly = (
  num: string,
  name: string,
  level: Criterion['level'],
  remark: string,
  tests: Criterion['tests'] = [],
): Criterion => of(num, name, level, remark, tests, 'partially-supports')

const AXE = ['frame.e2e.ts', 'the frame and the error pages are accessible'] as const
const KEYBOARD = ['frame.e2e.ts', 'the console works by keyboard alone'] as const
const FIELDS = ['forms.e2e.ts', 'fields work by keyboard alone'] as const
const STAYS = ['accessibility.e2e.ts', 'the keyboard stays where it is'] as const
const ZOOM = ['accessibility.e2e.ts', 'at 400 % zoom'] as const

/** All criteria of WCAG 2.2 at the levels A and AA. */
export const CRITERIA: readonly Criterion[] = [
  of(
    '1.1.1',
    'Non-text content',
    'A',
    'Charts have their values as a slider, a table and a caption; graphs have a list with the same content; icons are hidden or named.',
    [
      ['charts.e2e.ts', '[CHART-03] a line chart shows its values by keyboard'],
      ['network-topology-graph.e2e.ts', '[TOPO-03] [TOPO-07] the graph has a list'],
    ],
  ),
  without('1.2.1', 'Audio-only and video-only', 'A', NO_MEDIA),
  without('1.2.2', 'Captions', 'A', NO_MEDIA),
  without('1.2.3', 'Audio description or media alternative', 'A', NO_MEDIA),
  without('1.2.4', 'Captions (live)', 'AA', NO_MEDIA),
  without('1.2.5', 'Audio description', 'AA', NO_MEDIA),
  partly(
    '1.3.1',
    'Info and relationships',
    'A',
    'Lists are grids whose rows have a header; what stands below a row describes it; sizes are described by their row. The flat topology lists a device under its first network only; the graph and the lists have the others.',
    [STAYS],
  ),
  of('1.3.2', 'Meaningful sequence', 'A', 'The order of the source is that of the screen.', [KEYBOARD]),
  of('1.3.3', 'Sensory characteristics', 'A', 'No instruction refers to shape, size or place alone.'),
  of('1.3.4', 'Orientation', 'AA', 'Every page works at any width and height.', [
    ['frame-navigation.e2e.ts', 'on a phone, the first places are at the thumb'],
  ]),
  of('1.3.5', 'Identify input purpose', 'AA', 'User name, passwords and passcodes have their autocomplete values.'),
  of(
    '1.4.1',
    'Use of color',
    'A',
    'A status has a shape and a word; lines of charts are dashed; bars say how full they are.',
    [['charts.e2e.ts', '[CHART-01] quota bars state in words']],
  ),
  without('1.4.2', 'Audio control', 'A', NO_MEDIA),
  of(
    '1.4.3',
    'Contrast (minimum)',
    'AA',
    'All pairs of colours of both themes are computed; axe looks at pages of each kind.',
    [['../packages/console/src/theme/contrast.test.ts', 'text is legible on the background of its own component'], AXE],
  ),
  of('1.4.4', 'Resize text', 'AA', 'Sizes follow the text size of the browser; pages reflow.', [ZOOM]),
  of('1.4.5', 'Images of text', 'AA', 'There are none.'),
  partly(
    '1.4.10',
    'Reflow',
    'AA',
    'No page scrolls sideways at 320 px, and dialogs scroll as a whole in a window 256 px high. Tables with many columns scroll sideways by themselves, as data tables may.',
    [ZOOM, ['overview.e2e.ts', 'on a phone the usage is stacked without horizontal scrolling']],
  ),
  of(
    '1.4.11',
    'Non-text contrast',
    'AA',
    'Borders of fields have 3 to 1 in both themes; the focus is 2 px wide; with forced colours, what is chosen has an outline.',
    [['../packages/console/src/theme/contrast.test.ts', 'text is legible on the background of its own component']],
  ),
  partly(
    '1.4.12',
    'Text spacing',
    'AA',
    'Cards and choices wrap. Cells of tables are cut with an ellipsis: their columns can be widened, and a tooltip and the drawer of the row have the whole text.',
    [['columns.e2e.ts', 'columns are moved and resized']],
  ),
  of('1.4.13', 'Content on hover or focus', 'AA', 'Tooltips stay under the pointer and close with Escape.', [
    ['gallery.e2e.ts', '[MODAL-04] popups open by keyboard'],
  ]),
  of('2.1.1', 'Keyboard', 'A', 'Everything works by keyboard, graphs and the template generator included.', [
    KEYBOARD,
    FIELDS,
    ['table.e2e.ts', 'rows work by keyboard'],
  ]),
  of('2.1.2', 'No keyboard trap', 'A', 'Tab leaves the editors, and Escape closes dialogs.', [
    ['forms.e2e.ts', 'the editor takes text, counts bytes and releases the keyboard'],
  ]),
  of('2.1.4', 'Character key shortcuts', 'A', 'They do nothing in fields, and can be switched off in the settings.', [
    ['frame.e2e.ts', 'keys lead to pages, and the help lists them'],
  ]),
  partly(
    '2.2.1',
    'Timing adjustable',
    'A',
    'The time to undo can be set, paused and skipped. A session is prolonged by every request; when it ends, one signs in again over the page and nothing is lost. There is no warning before.',
    [['mistakes.e2e.ts', '[SHELL-08] a form outlives its session']],
  ),
  of(
    '2.2.2',
    'Pause, stop, hide',
    'A',
    'Only spinners and ages move by themselves; with reduced motion they are slow.',
  ),
  of('2.3.1', 'Three flashes or below', 'A', 'Nothing flashes more than once.'),
  of('2.4.1', 'Bypass blocks', 'A', 'The first stop skips to the content; the parts of a page are landmarks.', [
    KEYBOARD,
  ]),
  of('2.4.2', 'Page titled', 'A', 'The title has the page or the item, and the name of the console.'),
  of('2.4.3', 'Focus order', 'A', 'A new page takes the focus; a tab keeps it; after Undo it is in the page.', [STAYS]),
  of(
    '2.4.4',
    'Link purpose (in context)',
    'A',
    'Links of failures name their item; others stand in its row or paragraph.',
    [STAYS],
  ),
  of('2.4.5', 'Multiple ways', 'AA', 'Navigation, a page of all places, and find-anything.', [
    ['frame-navigation.e2e.ts', 'all places are found by what people want to do'],
  ]),
  of('2.4.6', 'Headings and labels', 'AA', 'Headings are in order, labels say what they are for.', [AXE]),
  of('2.4.7', 'Focus visible', 'AA', 'Every stop has an outline, the panels of tabs included.', [STAYS]),
  of(
    '2.4.11',
    'Focus not obscured (minimum)',
    'AA',
    'Nothing covers what has the focus, in long dialogs at 400 % zoom either.',
    [ZOOM],
  ),
  of('2.5.1', 'Pointer gestures', 'A', 'Zooming has buttons.', [
    ['network-topology-graph.e2e.ts', '[TOPO-03] nodes are clicked and dragged'],
  ]),
  of('2.5.2', 'Pointer cancellation', 'A', 'A press acts when it is released.'),
  of('2.5.3', 'Label in name', 'A', 'What is seen is part of the name: “+1” of “+1 1 more address of web-1”.', [
    ['layout-shift.e2e.ts', 'pages do not move while they load, even the first'],
  ]),
  without('2.5.4', 'Motion actuation', 'A', 'Nothing reacts to motion.'),
  of(
    '2.5.7',
    'Dragging movements',
    'AA',
    'Columns are moved and resized in a dialog, too; in the generator a press adds a resource.',
    [['columns.e2e.ts', 'columns are moved and resized']],
  ),
  of('2.5.8', 'Target size (minimum)', 'AA', 'The smallest target has 24 by 24 px.', [AXE]),
  of('3.1.1', 'Language of page', 'A', 'The page names its language and direction.', [
    ['languages.e2e.ts', 'in right-to-left languages the frame is mirrored'],
  ]),
  partly(
    '3.1.2',
    'Language of parts',
    'AA',
    'What services say and the API documentation are marked as English; definitions of metadata, which the cloud may have in any language, are not.',
    [['accessibility.e2e.ts', 'a wrong password is refused in the language of the page']],
  ),
  of('3.2.1', 'On focus', 'A', 'The focus alone changes nothing.'),
  of('3.2.2', 'On input', 'A', 'A choice changes fields below it, never the page.'),
  of('3.2.3', 'Consistent navigation', 'AA', 'The frame is the same on every page.', [
    ['frame-navigation.e2e.ts', 'from Home, a member reaches every panel'],
  ]),
  of('3.2.4', 'Consistent identification', 'AA', 'One action has one name and one icon.'),
  of('3.2.6', 'Consistent help', 'A', 'The user menu and “?” are on every page.', [
    ['frame.e2e.ts', 'keys lead to pages, and the help lists them'],
  ]),
  of('3.3.1', 'Error identification', 'A', 'Each error stands at its field, which takes the focus.', [
    ['forms.e2e.ts', '[FORM-02] [FORM-03] [FORM-05] [FORM-06] a form shows each validation error'],
  ]),
  of('3.3.2', 'Labels or instructions', 'A', 'Fields have labels, what is optional is marked, formats are hints.', [
    ['forms.e2e.ts', 'fields, invalid fields, transfer tables'],
  ]),
  of('3.3.3', 'Error suggestion', 'AA', 'An error says what is allowed.', [
    ['forms.e2e.ts', '[FORM-02] [FORM-03] [FORM-05] [FORM-06] a form shows each validation error'],
  ]),
  of(
    '3.3.4',
    'Error prevention (legal, financial, data)',
    'AA',
    'A deletion shows its consequences, waits and can be undone; a form asks before its input is lost.',
    [
      ['deletion.e2e.ts', 'a deletion shows its consequences'],
      ['dialogs.e2e.ts', '[MODAL-01] every dialog asks before input is lost'],
    ],
  ),
  of('3.3.7', 'Redundant entry', 'A', 'Domain, region and project are remembered; a wizard keeps what was entered.', [
    ['create-server.e2e.ts', 'the page keeps everything through the wizard'],
  ]),
  of('3.3.8', 'Accessible authentication (minimum)', 'AA', 'Passwords can be pasted, filled in and shown.', [
    ['sign-in.e2e.ts', 'a wrong password is refused on the page'],
  ]),
  of('4.1.2', 'Name, role, value', 'A', 'All controls have their role, name and state.', [
    AXE,
    ['forms.e2e.ts', 'fields, invalid fields, transfer tables'],
  ]),
  partly(
    '4.1.3',
    'Status messages',
    'AA',
    'Counts, results and failures are said by regions that are there from the start, failures at once. A row that changes by itself is not announced.',
    [STAYS],
  ),
]
