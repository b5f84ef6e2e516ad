import { shellQuote } from '@meridian/contract'
import { saveFile } from '../../ui/copy.tsx'
import { zipOf } from './zip.ts'

/** The keys of a user for APIs in the manner of Amazon's, and the addresses of those APIs, if the cloud has them. */
export interface Ec2Access {
  access: string
  secret: string
  ec2Url: string | null
  s3Url: string | null
}

/** The environment of clients for EC2 and S3, as a file to source. */
export function ec2Rc({ access, secret, ec2Url, s3Url }: Ec2Access): string {
  const variables: [string, string | null][] = [
    ['EC2_ACCESS_KEY', access],
    ['EC2_SECRET_KEY', secret],
    ['EC2_URL', ec2Url],
    ['S3_URL', s3Url],
    ['AWS_ACCESS_KEY_ID', access],
    ['AWS_SECRET_ACCESS_KEY', secret],
    ['AWS_ENDPOINT_URL_EC2', ec2Url],
    ['AWS_ENDPOINT_URL_S3', s3Url],
  ]
  const lines = variables.map(([name, value]) =>
    value === null ? `unset ${name}` : `export ${name}=${shellQuote(value)}`,
  )
  return `#!/usr/bin/env bash\n${lines.join('\n')}\n`
}

/** Downloads the file in an archive, as OpenStack's own dashboard does. */
export const saveEc2 = (access: Ec2Access, project: string): void =>
  saveFile(`${project}-ec2.zip`, zipOf('ec2rc.sh', ec2Rc(access)), 'application/zip')
