import { movedOrders } from './page-places'

const pages = [
  { _id: 'terms', order: 0 },
  { _id: 'privacy', order: 1 },
  { _id: 'help', order: 2 },
  { _id: 'prices', order: 3 },
] as never[] as { _id: never; order: number }[]

it('A page that is moved pushes on those between its old place and its new one, and no other', () => {
  expect(movedOrders(pages, 2, 0)).toEqual([
    { _id: 'help', order: 0 },
    { _id: 'terms', order: 1 },
    { _id: 'privacy', order: 2 },
  ])
  expect(movedOrders(pages, 0, 1)).toEqual([
    { _id: 'privacy', order: 0 },
    { _id: 'terms', order: 1 },
  ])
})

it('A page that stays where it is, or is moved past the ends, changes nothing', () => {
  expect([movedOrders(pages, 1, 1), movedOrders(pages, 3, 4), movedOrders(pages, 0, -1)]).toEqual([[], [], []])
})
