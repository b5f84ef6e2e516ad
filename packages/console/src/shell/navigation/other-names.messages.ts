import { texts } from '../../framework/text/texts.ts'

/**
 * What people from other clouds, or in plain words, call a page or an action, by commas. A translation has the words of
 * its language and those that its people type in English.
 */
export const otherNames = texts('otherNames', {
  instances: 'vm, virtual machine, ec2, compute engine, gce, droplet, server, machine, vnc, console, reboot, ssh into',
  createServer: 'new server, new vm, create vm, launch vm, run instance, start a server, new machine, create instance',
  images: 'ami, iso, os image, operating system, template image, golden image, marketplace',
  createImage: 'upload iso, upload image, import vm, new image',
  keyPairs: 'ssh, ssh key, pem file, private key, public key, authorized keys',
  importKey: 'add ssh key, upload ssh key, add public key',
  volumes: 'disk, ebs, block storage, persistent disk, managed disk, hard drive, storage, lun',
  createVolume: 'add disk, new disk, create disk, add storage, more space',
  backups: 'restore, disaster recovery, vault',
  snapshots: 'point in time copy, restore point, checkpoint',
  networks: 'vpc, vnet, virtual network, private network, lan, vlan, subnet, nic, dhcp',
  createNetwork: 'create vpc, new vpc, add network, add subnet, create subnet',
  routers: 'nat, nat gateway, internet gateway, gateway, internet access, default route, snat',
  securityGroups:
    'firewall, open port 22 80 443 3389, allow port, nsg, acl, access rules, block ip, inbound rules, ping, icmp',
  floatingIps: 'public ip, elastic ip, eip, static ip, external ip, public address, internet address',
  allocate: 'get public ip, new public ip, reserve ip, allocate elastic ip',
  ports: 'eni, network interface, mac address, network card, private ip',
  topology: 'network map, network diagram, graph, who is connected',
  containers: 's3, bucket, blob, object storage, gcs, files, file storage, static website, cdn',
  createContainer: 'create bucket, new bucket',
  stacks: 'cloudformation, infrastructure as code, arm template, auto scaling, asg, deployment, blueprint',
  templates: 'visual designer, drag and drop, template editor',
  timeline: 'history, audit log, audit trail, events, cloudtrail, activity log, who did this, what happened',
  findings:
    'waste, unused resources, recommendations, advisor, trusted advisor, save money, cost optimization, security check, orphaned',
  overview: 'quota usage, my quota, limits, billing, bill, invoice, cost, spending, usage report, how much is left',
  apiAccess: 'cli, command line, openrc, rc file, clouds yaml, sdk, api endpoint, terraform provider, boto',
  applicationCredentials: 'api key, access key, api token, secret key, service account, iam key, automation',
  credentials: 'ec2 keys, s3 keys, totp',
  settings: 'language, time zone, change password, profile, preferences, my account, mfa, 2fa, two factor, dark mode',
  signOut: 'log out, logout, log off, exit, quit',
  hypervisors: 'compute node, host, physical server, bare metal, esxi, nodes, maintenance',
  flavors: 'instance type, machine type, vm size, plan, t2 micro, cpu and ram',
  volumeTypes: 'ssd, iops, storage class, disk type',
  quotas: 'service limits, raise quota, more quota, limit increase',
  capacity: 'free resources, how full, cluster usage, overcommit',
  adminOverview: 'usage of all projects, chargeback, monthly report',
  cloudHome: 'dashboard, admin home, what is down, outage, alerts, failures',
  projects: 'tenant, account, subscription, resource group, organization, team',
  users: 'iam, people, accounts, add member, invite',
  roles: 'iam role, permissions, rights',
  roleAssignments: 'who may what, access control, iam policy',
  groups: 'teams, user group',
  domains: 'organization, directory',
  agents: 'network agents, dhcp agent, service status, health',
})
