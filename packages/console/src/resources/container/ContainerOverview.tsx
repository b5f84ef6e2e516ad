import { swiftSettingEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { formatMoment } from '../../framework/text/dates.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { paths } from '../../paths.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy.tsx'
import { AccessSwitch } from './AccessSwitch.tsx'
import { settingLabels } from './container-settings.messages.ts'
import { containerManifest } from './container.manifest.ts'
import { containerFields, containerMessages } from './container.messages.ts'
import type { Container } from './container.queries.ts'
import { policyLabel } from './policy-label.ts'

export function ContainerOverview({ container }: { container: Container }) {
  const intl = useIntl()
  const settings = useSettings() ?? NOTHING_SET
  const { name, count, bytes, details } = container
  const { timestamp, storage_policy: policy, public_url: link } = details ?? {}
  return (
    <div className="grid max-w-3xl justify-items-start gap-4">
      <Card title={intl.formatMessage(containerManifest.names.one)} className="w-full">
        <DescriptionList
          items={[
            { term: intl.formatMessage(containerFields.count), value: intl.formatNumber(count) },
            { term: intl.formatMessage(words.size), value: formatBytes(intl, bytes) },
            ...(timestamp
              ? [{ term: intl.formatMessage(containerFields.created), value: formatMoment(intl, timestamp) }]
              : []),
            ...(policy
              ? [{ term: intl.formatMessage(containerFields.policy), value: policyLabel(settings, policy.name) }]
              : []),
            { term: intl.formatMessage(containerFields.access), value: <AccessSwitch name={name} /> },
            ...(link
              ? [
                  {
                    term: intl.formatMessage(containerFields.link),
                    value: (
                      <>
                        <code className="font-mono text-sm wrap-anywhere">{link}</code> <CopyButton value={link} />
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <Website name={name} />
      <AppLink to={paths.objects(name)} className={buttonClass()}>
        {intl.formatMessage(containerMessages.openObjects)}
      </AppLink>
    </div>
  )
}

/** The address of a container that is a website. */
function Website({ name }: { name: string }) {
  const { formatMessage } = useIntl()
  const { data } = useQuery(query(swiftSettingEndpoints.containerSettings, { params: { container: name } }))
  if (!data?.web_index) return null
  return (
    <Card title={formatMessage(settingLabels.website)} className="w-full">
      <code className="font-mono text-sm wrap-anywhere">{data.web_url}</code> <CopyButton value={data.web_url} />
    </Card>
  )
}
