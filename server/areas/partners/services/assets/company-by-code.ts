import { taxCodeErrors } from '@shared/areas/partners/rules/tax-code'
import { taxCodeText } from '@shared/foundation/documents/tax-codes'
import type { Application } from '../../../../kernel/application'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { assertNoFieldErrors } from '../../../../platform/errors'
import { OutboundError } from '../../../../platform/outbound/outbound'

/** The address of the service that stands for asking nobody. */
const OFF = 'off'
/** What VietQR answers beside a company. */
const FOUND = '00'
/** With these it says that it has no such company; any other status from 400 on says nothing of it. */
const SAYS_NONE = [200, 400, 404]
const MAX_NAME = 200
const MAX_ADDRESS = 400

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** A text of others in one line, cut to what we keep of it. */
const lineOf = (value: unknown, maxLength: number): string =>
  typeof value === 'string'
    ? value
        .normalize('NFC')
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, maxLength)
    : ''

/** What VietQR knows of a tax code; null where it has nobody by it. @throws OutboundError where it doesn't say */
const askVietqr = async (app: Application, workspaceId: string, taxCode: string) => {
  const { url } = app.get('config').integrations.vietqr
  const { vietqr } = app.get('integrations')
  const answer = await vietqr.call({
    method: 'GET',
    url: `${url}/v2/business/${encodeURIComponent(taxCodeText(taxCode))}`,
    workspaceId,
  })
  if (!SAYS_NONE.includes(answer.status)) throw new OutboundError('unreadable', `vietqr answered ${answer.status}`)
  const { code, data } = fieldsOf(answer.json())
  if (code !== FOUND) return null
  const { name, address } = fieldsOf(data)
  const found = { name: lineOf(name, MAX_NAME), address: lineOf(address, MAX_ADDRESS) }
  if (found.name === '') throw new OutboundError('unreadable', 'vietqr answered a company without a name')
  return found
}

/** The company that a tax code belongs to. Strangers in the sandbox ask nobody, and a service that is silent keeps nobody from going on.
 *  @throws AppError 400 for what is no tax code, 429 when the workspace has asked too often */
export const companyByCode: ReportFunctions<'assets'>['company'] = async ({ app, caller }, { taxCode }) => {
  assertNoFieldErrors(taxCodeErrors({ taxCode }))
  if (app.get('config').integrations.vietqr.url === OFF || caller.key?.isSandbox) return { answer: 'off' }
  await app.get('access').limits.take('company-look-up', '', caller.workspaceId)
  try {
    const found = await askVietqr(app, caller.workspaceId, taxCode)
    if (!found) return { answer: 'unknown' }
    const { name, address } = found
    return { answer: 'found', name, ...(address ? { address } : {}) }
  } catch (error) {
    if (error instanceof OutboundError) return { answer: 'silent' }
    throw error
  }
}
