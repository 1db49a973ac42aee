import type { AssetGroup } from '@shared/foundation/documents/asset-groups'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { NavLink } from 'react-router-dom'
import { formatQuantity } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { groupLink, groupTitles } from '../groups'
import { partnerMessages as m } from '../messages'
import './partners.css'

interface PartnerGroupsProps {
  groups: readonly AssetGroup[]
  countOf: (group: AssetGroup) => number | undefined
}

/** The groups one may see, each with how many are in it. */
export const PartnerGroups = ({ groups, countOf }: PartnerGroupsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the strip is wider than the screen.
    strip.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' })
  })
  return (
    <nav ref={strip} className="partner-groups" aria-label={intl.formatMessage(m.groups)}>
      {groups.map((group) => {
        const count = countOf(group)
        return (
          <NavLink key={group} to={groupLink(group)}>
            <span className="cut">{intl.formatMessage(groupTitles[group])}</span>
            {count !== undefined && <b className="num">{formatQuantity(count, locale)}</b>}
          </NavLink>
        )
      })}
    </nav>
  )
}
