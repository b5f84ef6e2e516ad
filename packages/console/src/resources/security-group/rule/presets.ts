/** What is often opened, by the name that people know it by. */
export const WELL_KNOWN = [
  { id: 'ssh', name: 'SSH', protocol: 'tcp', port: 22 },
  { id: 'smtp', name: 'SMTP', protocol: 'tcp', port: 25 },
  { id: 'dns', name: 'DNS', protocol: 'tcp', port: 53 },
  { id: 'http', name: 'HTTP', protocol: 'tcp', port: 80 },
  { id: 'pop3', name: 'POP3', protocol: 'tcp', port: 110 },
  { id: 'imap', name: 'IMAP', protocol: 'tcp', port: 143 },
  { id: 'ldap', name: 'LDAP', protocol: 'tcp', port: 389 },
  { id: 'https', name: 'HTTPS', protocol: 'tcp', port: 443 },
  { id: 'smtps', name: 'SMTPS', protocol: 'tcp', port: 465 },
  { id: 'imaps', name: 'IMAPS', protocol: 'tcp', port: 993 },
  { id: 'pop3s', name: 'POP3S', protocol: 'tcp', port: 995 },
  { id: 'ms_sql', name: 'MS SQL', protocol: 'tcp', port: 1433 },
  { id: 'mysql', name: 'MYSQL', protocol: 'tcp', port: 3306 },
  { id: 'rdp', name: 'RDP', protocol: 'tcp', port: 3389 },
] as const

/** The well-known name of what a single port is for. */
export const serviceAt = (protocol: string | null, port: number): string | null =>
  WELL_KNOWN.find((known) => known.protocol === protocol && known.port === port)?.name ?? null
