import * as z from 'zod'
import type { FormSchema } from '../../../framework/forms/form-schema.ts'
import { passwordsMatch } from '../../../framework/forms/validators.ts'

const chosen = z.string().min(1)
const maybe = z.string().nullable()

/** By step: what the form cannot be sent without. The rest is the server's to judge. */
export const quickSchemas = (needs: { keyPair: boolean; network: boolean }): Record<string, FormSchema> => ({
  setinstancedetailsaction: z.object({
    availability_zone: maybe,
    name: z.string().trim().min(1).max(255),
    count: z.number().int().min(1),
    source_type: z.string().min(1),
    image_id: chosen,
    instance_snapshot_id: chosen,
    volume_id: chosen,
    volume_snapshot_id: chosen,
    flavor: chosen,
    volume_size: z.number().int().min(1),
    device_name: z.string().max(255),
    vol_delete_on_instance_delete: z.boolean(),
  }),
  setaccesscontrolsaction: z
    .object({
      keypair: needs.keyPair ? chosen : maybe,
      groups: z.array(z.string()),
      admin_pass: z.string(),
      confirm_admin_pass: z.string(),
    })
    .refine(...passwordsMatch('admin_pass', 'confirm_admin_pass')),
  setnetworkaction: z.object({ network: needs.network ? z.array(z.string()).min(1) : z.array(z.string()) }),
  customizeaction: z.object({ script_data: z.string() }),
  setadvancedaction: z.object({ disk_config: z.string(), config_drive: z.boolean() }),
})
