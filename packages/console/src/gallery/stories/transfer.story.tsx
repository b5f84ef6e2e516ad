import { useState } from 'react'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import type { Column } from '../../framework/resource/column.ts'
import { TransferTable, type TransferTableProps } from '../../framework/transfer/TransferTable.tsx'
import { DescriptionList } from '../../ui/Card.tsx'
import { FakeConsole } from '../FakeConsole.tsx'
import { texts } from '../../framework/text/texts.ts'

export const title = 'Transfer table'

interface Flavor {
  id: string
  name: string
  vcpus: number
  ram: number
  disk: number
}

const words = texts('story.flavor', {
  name: 'Name',
  vcpus: 'VCPUs',
  ram: 'RAM',
  disk: 'Root disk',
})

const columns: Column<Flavor>[] = [
  { id: 'name', header: words.name, priority: 1, width: 120, value: ({ name }) => name },
  { id: 'vcpus', header: words.vcpus, priority: 2, width: 80, align: 'end', value: ({ vcpus }) => vcpus },
  { id: 'ram', header: words.ram, width: 80, align: 'end', value: ({ ram }) => ram, text: ({ ram }) => `${ram} MB` },
  {
    id: 'disk',
    header: words.disk,
    width: 80,
    align: 'end',
    value: ({ disk }) => disk,
    text: ({ disk }) => `${disk} GB`,
  },
]

const SIZES = ['tiny', 'small', 'medium', 'large', 'xlarge']
const flavors = SIZES.map((size, at) => ({
  id: String(at),
  name: `m1.${size}`,
  vcpus: 2 ** Math.max(0, at - 1),
  ram: 512 * 4 ** at,
  disk: 20 * at,
}))
const many = Array.from({ length: 130 }, (_, at) => ({
  id: `p${at}`,
  name: `port-${at}`,
  vcpus: at,
  ram: at,
  disk: at,
}))

function Story({ allocated: initial = [], items = flavors, ...rest }: Partial<TransferTableProps<Flavor>>) {
  const [allocated, setAllocated] = useState<readonly string[]>(initial)
  const context = useCellContext(columns)
  return (
    <div className="max-w-3xl">
      <h2 className="mb-3 text-lg font-semibold">Flavors</h2>
      <TransferTable
        label="Flavors"
        items={items}
        columns={columns}
        context={context}
        allocated={allocated}
        onChange={setAllocated}
        nameOf={({ name }) => name}
        {...rest}
      />
    </div>
  )
}

export const stories = {
  one: () => (
    <FakeConsole>
      <Story
        allocated={['2']}
        refusalOf={({ ram }) => (ram > 100_000 ? 'More RAM than your quota allows' : null)}
        details={({ id, vcpus }) => (
          <DescriptionList
            items={[
              { term: 'ID', value: id },
              { term: 'VCPUs', value: vcpus },
            ]}
          />
        )}
      />
    </FakeConsole>
  ),
  several: () => (
    <FakeConsole>
      <Story max={3} ordered allocated={['0', '1']} />
    </FakeConsole>
  ),
  unlimited: () => (
    <FakeConsole>
      <Story max={-1} items={many} error="At least one network is required" />
    </FakeConsole>
  ),
}
