/** What Facebook pages and their posts refuse. */
export const facebookErrors = {
  'fbPages.token-required': { en: 'Paste the token of the page', vi: 'Hãy dán mã truy cập (token) của trang', status: 400 },
  'fbPages.token-user': {
    en: 'This token belongs to a person; take the one of the page itself',
    vi: 'Token này là của một người dùng; hãy lấy token của chính trang',
    status: 400,
  },
  'fbPages.token-other-page': {
    en: 'This token belongs to the page {name}',
    vi: 'Token này là của trang {name}',
    status: 409,
  },
  'fbPages.token-expired': {
    en: 'The page’s token has expired: paste a new one',
    vi: 'Token của trang đã hết hạn: hãy dán token mới',
    status: 400,
  },
  'fbPages.token-password': {
    en: 'The page’s token ended with a changed password: paste a new one',
    vi: 'Token của trang hết hiệu lực vì đã đổi mật khẩu: hãy dán token mới',
    status: 400,
  },
  'fbPages.token-app-removed': {
    en: 'The page’s token ended because the app was removed on Facebook: paste a new one',
    vi: 'Token của trang hết hiệu lực vì ứng dụng đã bị gỡ trên Facebook: hãy dán token mới',
    status: 400,
  },
  'fbPages.token-invalid': {
    en: 'Facebook doesn’t accept this token: paste a new one',
    vi: 'Facebook không nhận token này: hãy dán token mới',
    status: 400,
  },
  'fbPages.rights': {
    en: 'The token lacks a permission on Facebook: {said}',
    vi: 'Token thiếu quyền trên Facebook: {said}',
    status: 400,
  },
  'fbPages.busy': { en: 'Facebook asks to wait; try again later', vi: 'Facebook yêu cầu chờ; hãy thử lại sau', status: 503 },
  'fbPages.refused': { en: 'Facebook refuses this: {said}', vi: 'Facebook từ chối: {said}', status: 400 },
  'fbPages.unreachable': {
    en: 'Facebook can’t be reached at the moment',
    vi: 'Hiện không kết nối được với Facebook',
    status: 503,
  },
  'fbPages.connected': { en: 'The page {name} is connected already', vi: 'Trang {name} đã được kết nối', status: 409 },
  'fbPages.has-scheduled': {
    en: 'Posts of this page still wait for their time',
    vi: 'Trang này còn bài đang hẹn giờ đăng',
    status: 409,
  },
  'fbPosts.name-required': { en: 'Give the post a name', vi: 'Hãy đặt tên cho bài', status: 400 },
  'fbPosts.page-removed': { en: 'This page is not connected any more', vi: 'Trang này không còn kết nối', status: 409 },
  'fbPosts.page-fixed': {
    en: 'A published post stays on its page',
    vi: 'Không đổi được trang của bài đã đăng',
    status: 409,
  },
  'fbPosts.pictures-fixed': {
    en: 'Facebook doesn’t change pictures and links of a published post',
    vi: 'Facebook không cho đổi ảnh và liên kết của bài đã đăng',
    status: 409,
  },
  'fbPosts.text-required': {
    en: 'Write something, add a picture or a link',
    vi: 'Hãy viết gì đó, thêm ảnh hoặc liên kết',
    status: 400,
  },
  'fbPosts.link-invalid': { en: 'This is not a web address', vi: 'Đây không phải là địa chỉ web', status: 400 },
  'fbPosts.link-or-pictures': {
    en: 'A post has pictures or a link, not both',
    vi: 'Bài chỉ có ảnh hoặc liên kết, không có cả hai',
    status: 400,
  },
  'fbPosts.picture-unknown': { en: 'This picture was not uploaded here', vi: 'Ảnh này chưa được tải lên đây', status: 400 },
  'fbPosts.time-required': { en: 'Choose when it goes out', vi: 'Hãy chọn giờ đăng', status: 400 },
  'fbPosts.too-soon': {
    en: 'The time has to be at least {minutes} minutes ahead',
    vi: 'Giờ đăng phải sau ít nhất {minutes} phút nữa',
    status: 400,
  },
  'fbPosts.too-far': {
    en: 'The time can be at most {days} days ahead',
    vi: 'Chỉ hẹn được trong vòng {days} ngày tới',
    status: 400,
  },
  'fbPosts.reason-required': { en: 'Say why it is sent back', vi: 'Hãy nói lý do trả lại', status: 400 },
  'fbPosts.not-yours': { en: 'Only its author changes this draft', vi: 'Chỉ người soạn được sửa bài này', status: 403 },
  'fbPosts.approved': {
    en: 'It is approved: only who manages the pages changes it',
    vi: 'Bài đã duyệt: chỉ người quản lý trang được sửa',
    status: 403,
  },
  'fbPosts.needs-manager': {
    en: 'Only BOD or who manages the pages approves and schedules',
    vi: 'Chỉ ban giám đốc hoặc người quản lý trang được duyệt và hẹn giờ',
    status: 403,
  },
  'fbPosts.sending': { en: 'It is being published right now', vi: 'Bài đang được đăng', status: 409 },
  'fbPosts.removed': { en: 'This post was removed', vi: 'Bài này đã bị xoá', status: 409 },
  'fbPosts.look-first': {
    en: 'First look on the page whether it is there',
    vi: 'Trước hết hãy xem trên trang đã có bài này chưa',
    status: 409,
  },
  'fbPosts.no-such-move': {
    en: 'This can’t be done with the post as it stands',
    vi: 'Không làm được việc này với bài lúc này',
    status: 409,
  },
  'fbPosts.missed': {
    en: 'Its time passed more than an hour ago; it was not published',
    vi: 'Đã quá giờ hẹn hơn một giờ; bài không được đăng',
    status: 409,
  },
  'fbPosts.picture-gone': { en: 'A picture of the post is not there any more', vi: 'Một ảnh của bài không còn nữa', status: 409 },
} as const
