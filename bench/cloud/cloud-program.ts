// The embedded cloud as `npm start` runs it; it also reports its resource usage to the parent process.
import '../../apps/meridian/src/cloud.ts'

process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
