/** Brings the next payment of the open order into sight, ready to be taken. */
export const showPayment = (): void => {
  const field = document.querySelector<HTMLElement>('[data-pay-amount]')
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
