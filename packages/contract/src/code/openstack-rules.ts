import { SHARED } from './openstack-arguments.ts'
import { COMMANDS } from './openstack-commands.ts'

/** Which calls a template is for. */
interface Rule {
  method: string
  path: RegExp
  key: string
  template: string
  /** Only newer clients than the oldest one that the tests run have the command. */
  isNew: boolean
}

const OF_NETWORKS = ['network', 'subnet', 'port', 'router', 'address group', 'address scope', 'subnet pool']

/** The options of `list` that filter rows, and the nouns that have them. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  ':name': ['server', ...OF_NETWORKS, 'domain', 'image', 'volume', 'volume snapshot', 'volume backup'],
  ':status': ['server', 'network', 'floating ip', 'image', 'volume', 'volume snapshot', 'volume backup'],
  '--project=project_id': [
    'server',
    ...OF_NETWORKS,
    'floating ip',
    'security group',
    'network qos policy',
    'limit',
    'volume',
    'volume snapshot',
  ],
  '--all-projects|=all_tenants==1 --all-projects|=all_tenants==True': [
    'server',
    'server group',
    'volume',
    'volume snapshot',
    'volume backup',
    'volume group',
    'volume group snapshot',
    'volume transfer request',
  ],
}

const filtersOf = (noun: string): string =>
  Object.keys(FILTERS)
    .filter((option) => FILTERS[option]?.includes(noun))
    .join(' ')

function parsedRules(): Record<string, Rule[]> {
  const rules: Record<string, Rule[]> = {}
  let service: Rule[] = []
  const add = (method: string, path: string, key: string, template: string) => {
    const pattern = path.replaceAll(/\*+/g, (stars) => (stars === '**' ? '(.+)' : '([^/]+)'))
    const expanded = template.replaceAll(/\{([a-z]+)\}(?= |$)/g, (braces, name: string) => SHARED[name] ?? braces)
    const full = expanded.replaceAll(
      / :([a-z-]+)/g,
      (_, option: string) => ` --${option}=${option.replaceAll('-', '_')}`,
    )
    service.push({
      method,
      path: new RegExp(`^${pattern}$`),
      key,
      template: full.replace(/^! /, '').trim(),
      isNew: full.startsWith('!'),
    })
  }
  for (const line of COMMANDS.trim().split('\n')) {
    const [head = '', created, changed] = line.split(' | ')
    if (head.startsWith('[')) service = rules[head.slice(1, -1)] ??= []
    else if (head.startsWith('/')) {
      const [path = '', ...noun] = head.split(' ')
      const name = noun.join(' ')
      if (created) add('POST', path, '', `${name} create ${created}`)
      for (const method of changed ? ['PUT', 'PATCH'] : []) add(method, `${path}/*`, '', `${name} set $1 ${changed}`)
      add('DELETE', `${path}/*`, '', `${name} delete $1`)
      add('GET', `${path}(?:/detail)?`, '', `${name} list ${filtersOf(name)}`)
      add('GET', `${path}/*`, '', `${name} show $1`)
    } else {
      const [method = '', path = '', key = ''] = head.split(' ')
      add(method, path, key, created ?? '')
    }
  }
  service = rules['identity'] ??= []
  for (const { method, path, template } of roleRules()) add(method, path, '', template)
  return rules
}

/** Roles of users and groups in projects, domains and the system, inherited or not. */
const roleRules = () =>
  ['user', 'group'].flatMap((who) =>
    [
      [`/projects/*/${who}s/*/roles/*`, '--project=$1 ', '$2', '$3'],
      [`/domains/*/${who}s/*/roles/*`, '--domain=$1 ', '$2', '$3'],
      [`/system/${who}s/*/roles/*`, '--system all ', '$1', '$2'],
      [`/OS-INHERIT/projects/*/${who}s/*/roles/*/inherited_to_projects`, '--inherited --project=$1 ', '$2', '$3'],
      [`/OS-INHERIT/domains/*/${who}s/*/roles/*/inherited_to_projects`, '--inherited --domain=$1 ', '$2', '$3'],
    ].flatMap(([path = '', scope = '', id = '', role = '']) => [
      { method: 'PUT', path, template: `role add ${scope}--${who}=${id} ${role}` },
      { method: 'DELETE', path, template: `role remove ${scope}--${who}=${id} ${role}` },
    ]),
  )

/** Whether the command that lists the rows at a path has an option for a filter, as `status`. */
export const listHasFilter = (service: string, path: string, filter: string): boolean =>
  (RULES[service] ?? []).some(
    (rule) => rule.method === 'GET' && rule.path.test(path) && rule.template.includes(` --${filter}=${filter}`),
  )

/** The rules of each service, in the order in which they are tried. */
export const RULES: Readonly<Record<string, readonly Rule[]>> = parsedRules()
