/** The options that a domain can have, with Keystone's defaults. */
export const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  identity: { driver: 'sql', list_limit: null },
  ldap: {
    url: 'ldap://localhost',
    user: null,
    password: null,
    suffix: 'cn=example,cn=com',
    query_scope: 'one',
    page_size: 0,
    alias_dereferencing: 'default',
    debug_level: null,
    chase_referrals: null,
    user_tree_dn: null,
    user_filter: null,
    user_objectclass: 'inetOrgPerson',
    user_id_attribute: 'cn',
    user_name_attribute: 'sn',
    user_mail_attribute: 'mail',
    user_enabled_attribute: 'enabled',
    group_tree_dn: null,
    group_filter: null,
    group_objectclass: 'groupOfNames',
    group_id_attribute: 'cn',
    group_name_attribute: 'ou',
    group_member_attribute: 'member',
    use_tls: false,
    tls_cacertfile: null,
    tls_req_cert: 'demand',
  },
}

/** Stored, but never shown. */
export const isSensitive = (group: string, option: string) => group === 'ldap' && option === 'password'
