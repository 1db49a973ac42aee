/** What posts, comments and likes refuse. */
export const talkErrors = {
  'comments.text-required': { en: 'Please write something', vi: 'Hãy viết gì đó', status: 400 },
  'comments.group-invalid': { en: "'{group}' can not be written here", vi: 'Không ghi được “{group}” ở đây', status: 400 },
  'comments.already-liked': { en: 'You already liked this post', vi: 'Bạn đã thích bài này rồi', status: 409 },
  'comments.not-yours': { en: 'You can only remove what you wrote', vi: 'Bạn chỉ xoá được điều mình viết', status: 403 },
  'comments.members-only': { en: 'Only a member can like', vi: 'Chỉ thành viên mới thích được', status: 403 },
  'posts.text-required': { en: 'Please write something for your post', vi: 'Hãy viết gì đó cho bài của bạn', status: 400 },
  'posts.guest-name-required': { en: 'Please enter your name', vi: 'Hãy nhập tên của bạn', status: 400 },
  'posts.guest-phone-required': { en: 'Please enter your phone number', vi: 'Hãy nhập số điện thoại của bạn', status: 400 },
  'posts.not-yours': { en: 'Only who wrote a post can change it', vi: 'Chỉ người viết được sửa bài', status: 403 },
  'posts.board-removes': { en: 'Only BOD can delete posts', vi: 'Chỉ ban giám đốc được xoá bài', status: 403 },
  'posts.removed': { en: 'This post was removed', vi: 'Bài này đã bị xoá', status: 409 },
} as const
