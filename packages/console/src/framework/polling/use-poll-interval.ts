import { settingAt, useSettings } from '../session/settings.ts'
import { ROW_POLL_MS } from '../timing.ts'

/** How long to wait before the first look at what may change, in ms. */
export const usePollInterval = (): number => settingAt(useSettings() ?? {}, ['AJAX_POLL_INTERVAL'], ROW_POLL_MS)
