/** What can be asked of an order besides what it says, each by the fields that ask for it; one at a time. */
export const ORDER_COMMANDS = {
  /** Quantities to ship go with the status `shipped`, which needn't be said then. */
  setStatus: ['status', 'shipping'],
  returnPart: ['returning'],
  undoReturn: ['undoReturn'],
  undoShipment: ['undoShipment'],
  close: ['close'],
  writeOff: ['writeOff'],
  undoWriteOff: ['undoWriteOff'],
  undoSale: ['undoSale'],
  settle: ['settle'],
} as const
export type OrderCommand = keyof typeof ORDER_COMMANDS
