/** What the API's description says of entries besides their shapes. */
export const fundNotes = {
  create: [
    'With `orderId` it is a payment of that order. It begins as `new-entry`; to send it `completed` takes `/funds`. `amount` is above 0 and takes the sign of its group.',
    'With `userId` it pays a member: with `month` that month’s salary, what is left of it or as much as `amount` says; without, an advance, at most what the month of its day came to less what was given (400 with the most that is possible). `givenBefore` is what that month was given as the payer saw it, what waits included, in whole dong: by now another sum, it is 409, so that two who pay at once, or one who begins again, pay nobody twice.',
  ],
  patch: [
    'Its creator (a key: of what that key made) or `bod` completes it and cancels it while it isn’t completed.',
    '`status: refunded` takes a completed entry back today, by an entry of its own; the entry is then `cancelled` with `refundedAt`. It takes `bod`, as does whatever refunds (`orders` with `status: returned`, or `returning` with `refund`).',
    '`arrived: true`, alone, marks the money of an entry that pays a member or an agent as there (`arrival`), where no bank tells it; `false` takes that back to what the bank told. It takes whoever pays: `/office/hr` or `/funds` for members, `/funds` for agents.',
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
