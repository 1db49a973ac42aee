/** What the API's description says of entries besides their shapes. */
export const fundNotes = {
  create: [
    'With `orderId` it is a payment of that order. It begins as `new-entry`; to send it `completed` takes `/funds`. `amount` is above 0 and takes the sign of its group.',
  ],
  patch: [
    'Its creator (a key: of what that key made) or `bod` completes it and cancels it while it isn’t completed.',
    '`status: refunded` takes a completed entry back today, by an entry of its own; the entry is then `cancelled` with `refundedAt`. It takes `bod`, as does whatever refunds (`orders` with `status: returned`, or `returning` with `refund`).',
  ],
} as const

/** Bodies that the API's description shows. */
export const fundExamples = {
  create: {
    'Takes 200,000 dong for a sale': {
      orderId: '65f0c0ffee65f0c0ffee65f0',
      group: 'Sales',
      amount: 200_000,
      label: 'Tiền mặt',
      status: 'completed',
    },
  },
  patch: {
    'Is completed': { status: 'completed' },
    'Is given back (bod)': { status: 'refunded', refundReason: 'Khách đổi ý' },
  },
}
