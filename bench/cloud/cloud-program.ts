// The embedded cloud as `npm start` runs it, which also says what it has used so far to who forked it.
import '../../apps/meridian/src/cloud.ts'

process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
