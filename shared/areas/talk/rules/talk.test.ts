import fc from 'fast-check'
import { mayWrite, mentionsIn, piecesOf } from './talk'

test('a text names members by their usernames, each once; addresses of mail name nobody', () => {
  expect(mentionsIn('@ducthinh xem giúp, @1.demo nữa nhé @ducthinh.')).toEqual(['ducthinh', '1.demo'])
  expect(mentionsIn('gửi tới hoa@mocsuong.example (@khanhly)')).toEqual(['khanhly'])
  expect(mentionsIn('giá @ 5000, không nhắc ai')).toEqual([])
})

test('a shown text has links and names in it, and nothing else of it acts', () => {
  expect(piecesOf('Xem https://a.vn/x?y=1. @khanhly <b>đậm</b> @la', new Set(['khanhly']))).toEqual([
    { kind: 'text', text: 'Xem ' },
    { kind: 'link', text: 'https://a.vn/x?y=1' },
    { kind: 'text', text: '. ' },
    { kind: 'mention', text: '@khanhly' },
    { kind: 'text', text: ' <b>đậm</b> @la' },
  ])
})

test('the pieces of a text are the text', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(' @a.', ' https://x.y/z, ', '@b', '\n'))), (parts) => {
      const text = parts.join('')
      expect(
        piecesOf(text, new Set(['a', 'b']))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('people write comments and likes; the story of a task is the server’s', () => {
  expect(mayWrite('tasks', 'tasks/comment')).toBe(true)
  expect(mayWrite('posts', 'posts/like')).toBe(true)
  expect(mayWrite('posts', 'orders/comment')).toBe(false)
  expect(mayWrite('tasks', 'tasks/finish')).toBe(false)
})
