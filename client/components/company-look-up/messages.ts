import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

/** The company of a tax code, and what became of looking for it. */
export const companyMessages = freeMessages(
  defineMessages({
    lookUp: { id: 'company-look-up.lookUp', defaultMessage: 'Fill in name and address by the tax code' },
    verb: { id: 'company-look-up.verb', defaultMessage: 'Look up' },
    asking: { id: 'company-look-up.asking', defaultMessage: 'Looking it up…' },
    found: { id: 'company-look-up.found', defaultMessage: 'It is the code of {name}' },
    unknown: { id: 'company-look-up.unknown', defaultMessage: 'No company found by this code: type its name and address' },
    silent: { id: 'company-look-up.silent', defaultMessage: 'The register doesn’t answer: type name and address' },
    off: { id: 'company-look-up.off', defaultMessage: 'Codes aren’t looked up here: type name and address' },
  }),
)
