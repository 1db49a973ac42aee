import { pageList } from './Pagination'

describe('The pages of a list', () => {
  it('are all named when there are fewer than ten', () => {
    expect(pageList(1, 1)).toEqual([1])
    expect(pageList(3, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
  it('are otherwise the first two, the neighbours of the current one, and the last', () => {
    expect(pageList(1, 10)).toEqual([1, 2, null, 10])
    expect(pageList(3, 10)).toEqual([1, 2, 3, 4, null, 10])
    expect(pageList(6, 20)).toEqual([1, 2, null, 5, 6, 7, null, 20])
    expect(pageList(20, 20)).toEqual([1, 2, null, 19, 20])
  })
})
