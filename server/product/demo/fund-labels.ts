/** The company's accounts of money. */
export const bank = 'Ngân hàng'
export const cash = 'Tiền mặt'
/** Where cash of the counter goes. */
export const safe = 'Két chính'
export const fundLabels = [cash, bank, safe]
