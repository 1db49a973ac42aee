import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

export const vatMessages = freeMessages(
  defineMessages({
    vat: { id: 'vat.word', defaultMessage: 'VAT' },
    of: { id: 'vat.of', defaultMessage: 'VAT {rate}' },
    heldOf: { id: 'vat.held', defaultMessage: 'of which VAT {rate}' },
    percent: { id: 'vat.percent', defaultMessage: '{percent}%' },
    none: { id: 'vat.none', defaultMessage: 'Not subject' },
    undeclared: { id: 'vat.undeclared', defaultMessage: 'Not declared' },
    reduced: { id: 'vat.reduced', defaultMessage: '10% reduced to {percent}%' },
    held: { id: 'vat.price.held', defaultMessage: 'VAT in the price' },
    net: { id: 'vat.net', defaultMessage: 'Total without VAT' },
    title: { id: 'vat.title', defaultMessage: 'VAT of the order' },
    rate: { id: 'vat.rate', defaultMessage: 'Rate' },
    base: { id: 'vat.base', defaultMessage: 'Taxable' },
    amount: { id: 'vat.amount', defaultMessage: 'Tax' },
    sum: { id: 'vat.sum', defaultMessage: 'In all' },
    how: {
      id: 'vat.how',
      defaultMessage: 'The discount is spread over the lines first, then the tax of each rate is rounded once.',
    },
    why: { id: 'vat.why', defaultMessage: '{to}% in place of {from}% until {until} by {source}. The day of the order decides.' },
    withVat: { id: 'vat.total', defaultMessage: 'Total with VAT' },
    onLine: { id: 'vat.line', defaultMessage: 'VAT, {item}' },
    asCategory: { id: 'vat.as.category', defaultMessage: 'As the category says' },
    asCompany: { id: 'vat.as.company', defaultMessage: 'As the company says' },
    isReduced: { id: 'vat.reduced.is', defaultMessage: 'Reduced to {percent}% until {until}' },
    isNotReduced: { id: 'vat.reduced.not', defaultMessage: 'Not reduced' },
    reduction: { id: 'vat.reduction', defaultMessage: 'Reduction' },
  }),
)
