import { join } from 'node:path'
import { root } from '../tools/run-node.ts'
import { inBothThemes, settled } from './support/camera.ts'

// `npm run look -- <user> <path>...`, as in `admin /admin/flavors '/admin/flavors?modal=create-flavor'`, takes pictures of
// pages in both themes and at the widths of a desk, a small laptop and a phone.
const FOLDER = join(root, 'test-results/look')
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

const [user = 'demo', ...paths] = process.argv.slice(2)
await inBothThemes(user, { width: 1440, height: 900 }, async (page, theme) => {
  for (const path of paths)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.goto(path)
      await settled(page)
      const name = path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
      await page.screenshot({ path: join(FOLDER, `${name}-${size.width}-${theme}.png`) })
    }
})
process.stdout.write(`The pictures are in ${FOLDER}.\n`)
