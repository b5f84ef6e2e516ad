/** Arguments that several commands have, by their name in braces. */
export const SHARED: Readonly<Record<string, string>> = {
  state: '--enable|--disable=admin_state_up',
  enabled: '--enable|--disable=enabled',
  network:
    '--enable|--disable=admin_state_up --share|--no-share=shared --external|--internal=router:external --default|--no-default=is_default --enable-port-security|--disable-port-security=port_security_enabled :description :mtu :dns-domain --qos-policy=qos_policy_id',
  port: '--enable|--disable=admin_state_up :description --device=device_id :device-owner :mac-address --vnic-type=binding:vnic_type --host=binding:host_id --enable-port-security|--disable-port-security=port_security_enabled --allowed-address@!--no-allowed-address=allowed_address_pairs{ip-address=ip_address,mac-address=mac_address} --qos-policy=qos_policy_id :dns-name :dns-domain',
  router:
    '--enable|--disable=admin_state_up --distributed|--centralized=distributed --ha|--no-ha=ha :description --external-gateway=external_gateway_info.network_id --enable-snat|--disable-snat=external_gateway_info.enable_snat --fixed-ip@=external_gateway_info.external_fixed_ips{subnet=subnet_id,ip-address=ip_address}',
  rule: ':protocol :ethertype --dst-port=port_range_min..port_range_max --remote-ip=remote_ip_prefix --remote-group=remote_group_id :description',
  icmp: ':protocol :ethertype --icmp-type=port_range_min --icmp-code=port_range_max --remote-ip=remote_ip_prefix --remote-group=remote_group_id :description',
  pool: ':description --default-prefix-length=default_prefixlen --min-prefix-length=min_prefixlen --max-prefix-length=max_prefixlen --address-scope=address_scope_id --default|--no-default=is_default :default-quota',
  policy: ':description --share|--no-share=shared --default|--no-default=is_default',
  qos: ':max-kbps --max-burst-kbits=max_burst_kbps :min-kbps :min-kpps :dscp-mark --ingress|=direction==ingress --egress|=direction==egress --any|=direction==any',
  subports: '--subport@=sub_ports{port=port_id,segmentation-type=segmentation_type,segmentation-id=segmentation_id}',
  user: ':password :email :description --project=default_project_id --enable|--disable=enabled',
  project: ':description --enable|--disable=enabled',
  service: ':name :description --enable|--disable=enabled',
  format: ':disk-format :container-format :min-disk :min-ram',
  visibility:
    '--public|=visibility==public --private|=visibility==private --shared|=visibility==shared --community|=visibility==community',
  encryption:
    '--encryption-provider=provider --encryption-cipher=cipher --encryption-key-size=key_size --encryption-control-location=control_location',
  quota:
    ':cores :instances :ram :key-pairs :server-groups :server-group-members --properties=metadata_items :injected-files --injected-file-size=injected_file_content_bytes --injected-path-size=injected_file_path_bytes',
  blocks: ':volumes :snapshots :gigabytes :per-volume-gigabytes :backups :backup-gigabytes',
  nested: '--show-nested|=show_nested==true',
  stack: '--template<=template --environment<=environment --timeout=timeout_mins --parameter%=parameters :tags',
}
