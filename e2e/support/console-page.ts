import { expect, type Locator, type Page } from '@playwright/test'
import { findToast, watchToasts } from './toasts.ts'

/** The console as a person uses it. */
export class ConsolePage {
  readonly page: Page
  readonly #url: string
  /** Whether the console has been opened and stays where it is. */
  #isOpen = false

  constructor(page: Page, url: string) {
    this.page = page
    this.#url = url
  }

  /** Goes to a page as a link would, if the console is open at another one without a dialog. */
  async open(path: string): Promise<void> {
    const { pathname, href } = new URL(this.#url + path)
    const isConsole = (url: string) => url.startsWith(this.#url) && !url.includes('/auth/')
    const current = this.page.url()
    const canFollow = this.#isOpen && isConsole(href) && isConsole(current) && new URL(current).pathname !== pathname
    if (!(canFollow && (await this.#follow(href)))) await this.load(path)
  }

  /** False where a dialog is open, which would stay. */
  #follow(href: string): Promise<boolean> {
    return this.page.evaluate((url) => {
      if (document.querySelector('[data-modal]')) return false
      history.pushState(null, '', url)
      return true
    }, href)
  }

  /** Loads a page, as typing its address does. */
  async load(path: string): Promise<void> {
    await watchToasts(this.page)
    await this.page.goto(this.#url + path)
    this.#isOpen = true
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Navigation' })
  }

  /** Opens a panel as a person does: from Home, by its entry in the navigation. */
  async fromHome(panel: string): Promise<void> {
    await this.open('/')
    await this.openPlace(panel)
  }

  /**
   * Opens a place, by its name or path, as a person does: where the navigation keeps it in sight, else among all places;
   * what a project does not have, among those of the whole cloud.
   */
  async openPlace(place: string, half?: 'Project' | 'Cloud'): Promise<void> {
    const isPath = place.startsWith('/')
    const linkIn = (part: Locator) =>
      isPath ? part.locator(`a[href="${place}"]`) : part.getByRole('link', { name: place, exact: true })
    const all = this.navigation.getByRole('link', { name: 'All places' })
    await expect(all).toBeVisible()
    if (half) await this.openHalf(half)
    if ((await linkIn(this.navigation).count()) === 0) {
      await all.click()
      await expect(this.heading('All places')).toBeVisible()
      const listed = linkIn(this.page.getByRole('main'))
      if ((await listed.count()) === 0) {
        await this.openHalf('Cloud')
        await all.click()
        await expect(this.heading('All places')).toBeVisible()
      }
      await listed.first().click()
    } else await linkIn(this.navigation).first().click()
  }

  /** Shows the places of a project or of the whole cloud. */
  async openHalf(half: 'Project' | 'Cloud'): Promise<void> {
    const link = this.navigation.getByRole('link', { name: half, exact: true })
    if ((await link.getAttribute('aria-current')) === null) await link.click()
    await expect(link).toHaveAttribute('aria-current')
  }

  /** Opens a list narrowed to what has `text`: rows far below the window are not drawn. */
  async openList(path: string, text: string): Promise<void> {
    await this.open(`${path}?queryString=${encodeURIComponent(text)}`)
  }

  /** Opens the page of an item by its link in the list. */
  async openItem(path: string, name: string): Promise<void> {
    await this.openList(path, name)
    await this.row(name).getByRole('link', { name, exact: true }).click()
    await expect(this.heading(name)).toBeVisible()
  }

  /** Filters the list that is shown by one of its facets, in its search bar. */
  async filterBy(facet: string, value: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('combobox', { name: /^Search / })
      .fill(facet)
    await this.page.getByRole('option', { name: facet, exact: true }).click()
    await this.page.keyboard.type(value)
    await this.page.keyboard.press('Enter')
  }

  /** Another tab of the same window. */
  async newTab(): Promise<ConsolePage> {
    return new ConsolePage(await this.page.context().newPage(), this.#url)
  }

  async fillSignIn(username: string, password: string): Promise<void> {
    await this.page.getByLabel('User name').fill(username)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Sign in' }).click()
    // The console goes to its start page by itself, and would leave the page that `open` goes to meanwhile.
    this.#isOpen = false
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^User menu of/ }).click()
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click()
  }

  /** Makes `name` the project of this window. */
  async inProject(name: string): Promise<void> {
    const switcher = this.page.getByRole('combobox', { name: /^Project / })
    if ((await switcher.textContent()) === `Project${name}`) return
    await switcher.click()
    await this.page.getByRole('option', { name, exact: true }).click()
    await expect(this.page.getByRole('combobox', { name: `Project ${name}`, exact: true })).toBeVisible()
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  /** A row of the table by the text of its name cell. */
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  async rowAction(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click()
    await this.menuAction(action)
  }

  /** Chooses an action of the open menu; the search of a menu with submenus finds it. */
  async menuAction(action: string): Promise<void> {
    const item = this.page.getByRole('menuitem', { name: action })
    const search = this.page.getByRole('searchbox', { name: 'Find an action' })
    await expect(item.or(search).first()).toBeVisible()
    if ((await item.count()) === 0) await search.fill(action)
    await item.click()
  }

  async select(...names: string[]): Promise<void> {
    for (const name of names) await this.page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  }

  async expectToast(text: string | RegExp): Promise<void> {
    const toast = this.page
      .getByRole('region', { name: /notifications/i })
      .getByText(text)
      .first()
    await expect
      .poll(async () => (await toast.isVisible()) || findToast(this.page, text), { message: `a toast: ${text}` })
      .toBe(true)
  }
}
