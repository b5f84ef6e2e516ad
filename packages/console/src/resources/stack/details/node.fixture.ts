import type { TopologyNode } from './topology-model.ts'

/** A resource as the API draws it. */
export const node = (name: string, status: string, more: Partial<TopologyNode> = {}): TopologyNode => ({
  name,
  status,
  image: 'server-green',
  image_size: 50,
  image_x: -25,
  image_y: -25,
  text_x: 35,
  text_y: '.35em',
  in_progress: false,
  instance: null,
  required_by: [],
  nested_stack_id: null,
  stack_id: 's1',
  info_box: { name, status },
  ...more,
})
