import type { TopologyDevice } from '../model/topology-model.ts'

const WINDOW = 'popup,width=760,height=560'

/** Opens a server's console in a window of its own. */
export const openConsole = ({ url, console: link }: TopologyDevice): void =>
  void window.open(`${url}${link}/`, '_blank', WINDOW)
