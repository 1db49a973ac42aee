/** What signing in, members, rights and keys refuse. */
export const accountsErrors = {
  'auth.workspace-required': { en: 'Please enter your Workspace', vi: 'Hãy nhập workspace của bạn', status: 400 },
  'auth.workspace-disabled': {
    en: 'Sorry, your workspace has been disabled',
    vi: 'Rất tiếc, workspace của bạn đã bị ngừng hoạt động',
    status: 403,
  },
  'auth.login-required': { en: 'Please enter your e-mail or username', vi: 'Hãy nhập email hoặc tên đăng nhập', status: 400 },
  'auth.password-required': { en: 'Password is required', vi: 'Chưa nhập mật khẩu', status: 400 },
  'auth.not-a-member': {
    en: 'You are no member of this company, or your email is not verified',
    vi: 'Bạn không phải thành viên công ty này, hoặc Email chưa được xác nhận',
    status: 403,
  },
  'auth.wrong-password': {
    en: 'Wrong e-mail, username or password',
    vi: 'Sai email, tên đăng nhập hoặc mật khẩu',
    status: 401,
  },
  'auth.session-ended': {
    en: 'Your session has ended, please sign in again',
    vi: 'Phiên làm việc đã kết thúc, hãy đăng nhập lại',
    status: 401,
  },
  'auth.member-disabled': { en: 'Your account has been disabled', vi: 'Tài khoản của bạn đã bị ngừng hoạt động', status: 401 },
  'auth.key-invalid': { en: 'This API key is not valid', vi: 'API key không hợp lệ', status: 401 },
  'rights.missing': { en: 'Permission Not Allowed', vi: 'Bạn không có quyền làm việc này', status: 403 },
  'auth.assistant-reads': {
    en: 'This key is an assistant’s: it reads, and proposes what a member confirms',
    vi: 'Key này của trợ lý: chỉ đọc, và đề xuất để người có quyền xác nhận',
    status: 403,
  },
  'apiKeys.name-required': { en: 'Please enter what the key is for', vi: 'Hãy nhập key này dùng cho việc gì', status: 400 },
  'apiKeys.revoked': { en: 'This key was revoked, issue a new one', vi: 'Key này đã bị thu hồi, hãy cấp key mới', status: 409 },
  'users.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'users.email-required': { en: 'Email is required', vi: 'Chưa nhập email', status: 400 },
  'users.email-taken': { en: 'Another member uses this e-mail', vi: 'Email này đã có thành viên khác dùng', status: 409 },
  'users.username-invalid': {
    en: 'A username has no spaces and no @',
    vi: 'Tên đăng nhập không có khoảng trắng và không có @',
    status: 400,
  },
  'users.username-taken': { en: 'Another member uses this username', vi: 'Tên đăng nhập này đã có thành viên khác dùng', status: 409 },
  'users.password-required': { en: 'Password is required', vi: 'Chưa nhập mật khẩu', status: 400 },
  'users.password-short': { en: 'Password must have at least 6 chars.', vi: 'Mật khẩu phải có ít nhất 6 ký tự.', status: 400 },
  'users.password-weak': {
    en: 'Password must have at least 8 characters with at least one letter, one number and one special character',
    vi: 'Mật khẩu phải có ít nhất 8 ký tự, gồm ít nhất một chữ cái, một chữ số và một ký tự đặc biệt',
    status: 400,
  },
  'users.password-reused': {
    en: 'The last 4 passwords cannot be reused',
    vi: 'Không dùng lại được 4 mật khẩu gần nhất',
    status: 400,
  },
  'users.current-password-wrong': { en: 'The current password is wrong', vi: 'Mật khẩu hiện tại không đúng', status: 403 },
  'users.right-needs-app': {
    en: 'The right {right} can be given only when the app {app} is enabled',
    vi: 'Chỉ cấp được quyền {right} khi đã bật ứng dụng {app}',
    status: 400,
  },
  'users.right-not-yours': {
    en: 'You cannot give or take the right {right}',
    vi: 'Bạn không thể cấp hay thu quyền {right}',
    status: 403,
  },
  'users.own-salary': {
    en: 'Your own base salary is set by somebody else of HR, or by BOD',
    vi: 'Lương cơ bản của chính bạn phải do nhân sự khác hoặc ban giám đốc đặt',
    status: 403,
  },
  'users.bank-of-founder': {
    en: "The founder's bank account is changed by BOD",
    vi: 'Tài khoản ngân hàng của người sáng lập do ban giám đốc đổi',
    status: 403,
  },
  'users.not-by-key': {
    en: 'An API key adds and changes no members; somebody who is signed in does',
    vi: 'API key không thêm hay sửa thành viên; việc này dành cho người đã đăng nhập',
    status: 403,
  },
  'users.last-founder': {
    en: 'The last active founder must remain founder and BOD',
    vi: 'Người sáng lập cuối cùng phải giữ quyền sáng lập và ban giám đốc',
    status: 409,
  },
} as const
