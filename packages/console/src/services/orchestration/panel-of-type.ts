/** Heat's types whose resources the console has under another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'OS::Nova::KeyPair': 'OS::Nova::Keypair',
  'OS::Glance::WebImage': 'OS::Glance::Image',
  'OS::Neutron::ProviderNet': 'OS::Neutron::Net',
}

/** The console's type of the real resource behind a resource of a stack. */
export const consoleType = (type: string): string => OTHER_NAMES[type] ?? type
