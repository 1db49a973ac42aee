import type { Page } from '@shared/areas/platform-admin/services/pages'

type FirstPage = Pick<Page, 'slug' | 'order' | 'name' | 'desc'>

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n')

/** The information pages that come with the product; from then on they are the administrators' own. */
export const firstPages: readonly FirstPage[] = [
  {
    slug: 'terms',
    order: 10,
    name: { en: 'Terms', vi: 'Điều khoản' },
    desc: {
      en: paragraphs(
        'Sổ Cái is software that a company runs, or has run for it, on a machine of its choice.',
        '## Your books are yours',
        'What you write belongs to your company. Orders, entries and figures can be taken out at any time: lists and reports as files, everything by the API, and the whole installation by a backup.',
        '## What is up to you',
        'Keep your password to yourself, give each member only the rights they need, and disable who leaves. Whoever runs the installation makes the backups and keeps it up to date.',
        '## Without warranty',
        'The software comes under the MIT licence, as it is. It reckons with care and proves its sums, but it replaces neither your accountant nor the books that the law asks for.',
      ),
      vi: paragraphs(
        'Sổ Cái là phần mềm do công ty tự chạy, hoặc nhờ chạy giúp, trên máy mình chọn.',
        '## Sổ sách là của bạn',
        'Những gì bạn ghi thuộc về công ty bạn. Đơn hàng, phiếu và số liệu lấy ra được bất cứ lúc nào: danh sách và báo cáo thành tệp, mọi thứ qua API, cả hệ thống bằng bản sao lưu.',
        '## Phần việc của bạn',
        'Giữ kín mật khẩu, chỉ cấp cho mỗi người quyền họ cần, và khoá tài khoản người nghỉ việc. Người vận hành hệ thống lo sao lưu và cập nhật.',
        '## Không kèm bảo đảm',
        'Phần mềm được cung cấp nguyên trạng theo giấy phép MIT. Nó tính cẩn thận và tự chứng minh các phép cộng, nhưng không thay kế toán của bạn, cũng không thay sổ sách mà luật yêu cầu.',
      ),
    },
  },
  {
    slug: 'privacy',
    order: 20,
    name: { en: 'Privacy', vi: 'Bảo mật' },
    desc: {
      en: paragraphs(
        'What is kept, where, and who can see it.',
        '## What is kept',
        'Names, email addresses and phone numbers of members and partners, and what your company records of its business. Passwords are kept only as a hash that can’t be turned back.',
        '## Where',
        'On the machine of whoever runs this installation, and nowhere else. Nothing is sent to others: no measuring of visitors, no advertising, no fonts or scripts from elsewhere.',
        '## Who sees it',
        'Members of your company, as far as their rights go; other companies on the same installation see nothing of yours. An invoice opens to others only by the link you hand out, until you take it back.',
        '## On your device',
        'The browser remembers that you are signed in, your language and theme, and drafts you haven’t saved. Signing out forgets the sign-in.',
      ),
      vi: paragraphs(
        'Lưu những gì, ở đâu, và ai xem được.',
        '## Lưu những gì',
        'Tên, email, số điện thoại của nhân viên và đối tác, cùng những gì công ty ghi về việc kinh doanh. Mật khẩu chỉ được giữ ở dạng băm, không dịch ngược được.',
        '## Ở đâu',
        'Trên máy của người vận hành hệ thống này, không ở nơi nào khác. Không gửi gì cho bên ngoài: không đo lượt xem, không quảng cáo, không phông chữ hay mã lệnh từ nơi khác.',
        '## Ai xem được',
        'Người trong công ty bạn, theo quyền được cấp; công ty khác trên cùng hệ thống không thấy gì của bạn. Hoá đơn chỉ mở cho người ngoài qua liên kết bạn đưa, cho tới khi bạn thu hồi.',
        '## Trên máy của bạn',
        'Trình duyệt nhớ việc bạn đã đăng nhập, ngôn ngữ, giao diện và các bản nháp chưa lưu. Đăng xuất là xoá phần đăng nhập.',
      ),
    },
  },
  {
    slug: 'help',
    order: 30,
    name: { en: 'Help', vi: 'Trợ giúp' },
    desc: {
      en: paragraphs(
        'The shortest way through the books.',
        '## Getting in',
        'Type your company’s workspace, then your username or email, then the password. Who founds a company signs up with an invitation code; everybody else is added under Office, Members.',
        '## Password forgotten',
        '“Forgot password” sends a temporary one by email; it works for an hour beside your own. Without email, somebody with the right to manage members sets a new one.',
        '## A day’s work',
        'Write an order, ship it, take the payment: stock, funds and the report follow at once, on every colleague’s screen. A dotted figure opens the entries it is made of.',
        '## Without the mouse',
        'Ctrl+K goes anywhere and finds anything, accents or not; the key ? lists what works on the screen you are on.',
        '## When something is refused',
        'The message says what happened and what to do. If a page asks for a right you don’t have, the board of your company can give it to you.',
      ),
      vi: paragraphs(
        'Đường ngắn nhất để dùng sổ.',
        '## Vào sổ',
        'Gõ tên truy cập của công ty, rồi tên đăng nhập hoặc email, rồi mật khẩu. Người lập công ty đăng ký bằng mã mời; những người khác được thêm ở Văn phòng, mục Nhân sự.',
        '## Quên mật khẩu',
        '“Quên mật khẩu” gửi một mật khẩu tạm qua email, dùng được một giờ song song với mật khẩu của bạn. Không có email thì người có quyền nhân sự đặt lại cho bạn.',
        '## Một ngày làm việc',
        'Tạo đơn, giao hàng, thu tiền: tồn kho, sổ quỹ và báo cáo đổi theo ngay, trên màn hình của mọi người. Con số có gạch chấm mở ra các phiếu làm nên nó.',
        '## Không cần chuột',
        'Ctrl+K đi tới mọi nơi và tìm mọi thứ, có dấu hay không dấu; phím ? liệt kê các phím dùng được ở màn hình đang mở.',
        '## Khi bị từ chối',
        'Lời báo nói chuyện gì đã xảy ra và cần làm gì. Nếu trang cần quyền bạn chưa có, ban giám đốc công ty có thể cấp cho bạn.',
      ),
    },
  },
]
