/** What the address of the list holds, with what it is unless chosen. */
export const usualAddress = {
  period: '',
  since: '',
  until: '',
  month: '',
  chip: 'all',
  q: '',
  page: 1,
  size: 0,
  sort: '',
  cols: '',
  open: '',
  partner: '',
  seller: '',
  warehouse: '',
  agent: '',
}
