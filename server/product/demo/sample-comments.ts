import type { TaskGroup, TaskPrivacy } from '@shared/areas/tasks/rules/types'

/** What became of a task: who said or did what, so many days before the last. */
interface TaskDeed {
  readonly ago: number
  readonly by: string
  readonly say: string
  readonly status?: 'done' | 'assigned' | 'completed'
  /** The new deadline, in days from the story's last. */
  readonly move?: number
}

export interface TaskTale {
  readonly name: string
  readonly group: Exclude<TaskGroup, 'daily'>
  /** The performer's username. */
  readonly who: string
  /** Days before the story's last. */
  readonly given: number
  /** The deadline, in days from the story's last. */
  readonly due: number
  readonly desc?: string
  readonly privacy?: TaskPrivacy
  readonly deeds?: readonly TaskDeed[]
}

const board = 'founder'

export const givenTasks: readonly TaskTale[] = [
  {
    name: 'Gọi nhắc 4 khách nợ trên 30 ngày',
    group: 'critical',
    who: 'phuonguyen',
    given: 6,
    due: -2,
    deeds: [
      { ago: 4, by: 'phuonguyen', say: 'Đã gọi hai khách, hẹn chuyển khoản cuối tuần.' },
      { ago: 3, by: 'phuonguyen', say: 'Đã gọi cả bốn khách.', status: 'done' },
      { ago: 2, by: board, say: 'Chưa ghi ngày hẹn trả của từng khách, em bổ sung giúp chị.', status: 'assigned' },
    ],
  },
  {
    name: 'Xin báo giá hộp kraft cỡ mới, ba nhà in',
    group: 'important',
    who: 'minhtam',
    given: 5,
    due: -1,
    deeds: [{ ago: 2, by: 'minhtam', say: 'Mới có hai nhà in trả lời, nhà thứ ba hẹn mai.' }],
  },
  { name: 'Bảo dưỡng máy rang số 2, thay gioăng cửa', group: 'important', who: 'ducthinh', given: 3, due: 3 },
  {
    name: 'Chụp ảnh ba cỡ hộp quà Tết cho sàn',
    group: 'important',
    who: 'khanhly',
    given: 2,
    due: 4,
    deeds: [{ ago: 1, by: 'khanhly', say: 'Mẫu hộp lớn chiều mai mới về @ducthinh nhé.' }],
  },
  { name: 'Soạn phương án thưởng Tết', group: 'important', who: 'hoaian', given: 2, due: 9, privacy: 'private' },
  {
    name: 'In lại tem QR kệ B2 và kiểm số',
    group: 'important',
    who: 'ducthinh',
    given: 5,
    due: -1,
    desc: 'Tem cũ mờ, quét không ra. In lại cỡ 50 × 30 rồi đếm lại cả kệ.',
    deeds: [
      { ago: 4, by: 'ducthinh', say: 'Hết giấy tem 50 × 30, chiều mai nhà in mới giao ạ.' },
      { ago: 4, by: board, say: 'Chờ giấy về rồi làm một thể.', move: 1 },
      { ago: 2, by: 'ducthinh', say: 'Đã in 118 tem, dán xong kệ B2. Số đếm khớp sổ.', status: 'done' },
      { ago: 2, by: board, say: 'Tầng trên cùng còn 6 hộp chưa có tem, xem lại giúp chị.', status: 'assigned' },
      { ago: 1, by: 'ducthinh', say: 'Đã dán nốt 6 tem, quét thử cả 124 hộp đều lên.', status: 'done' },
    ],
  },
  {
    name: 'Đối chiếu công nợ tháng trước với HTX Mộc Châu',
    group: 'important',
    who: 'ngoc',
    given: 4,
    due: 1,
    deeds: [{ ago: 1, by: 'ngoc', say: 'Khớp hết, chỉ lệch phí vận chuyển 320.000 đã ghi chú.', status: 'done' }],
  },
  {
    name: 'Cập nhật giá sỉ quý IV vào bảng giá đại lý',
    group: 'critical',
    who: 'khanhly',
    given: 6,
    due: 2,
    deeds: [{ ago: 1, by: 'khanhly', say: 'Đã nhập 74 mặt hàng, ba hạng.', status: 'done' }],
  },
  {
    name: 'Đón đoàn khách sạn Sông Hương thử trà',
    group: 'important',
    who: 'khanhly',
    given: 7,
    due: -1,
    deeds: [
      { ago: 2, by: 'khanhly', say: 'Khách chọn ba loại, hẹn chốt đơn thứ Hai.', status: 'done' },
      { ago: 1, by: board, say: 'Tiếp khách khéo lắm, cảm ơn em.', status: 'completed' },
    ],
  },
  {
    name: 'Nộp tờ khai thuế môn bài chi nhánh',
    group: 'critical',
    who: 'ngoc',
    given: 8,
    due: -3,
    deeds: [
      { ago: 4, by: 'ngoc', say: 'Đã nộp qua mạng, có thông báo tiếp nhận.', status: 'done' },
      { ago: 1, by: board, say: 'Gọn gàng, đúng hạn.', status: 'completed' },
    ],
  },
]

export const dailyTasks: readonly { readonly name: string; readonly who: string }[] = [
  { name: 'Đối chiếu quỹ tiền mặt đầu ngày', who: 'ngoc' },
  { name: 'Duyệt các phiếu chi đang chờ', who: board },
  { name: 'Kiểm nhiệt độ và độ ẩm kho', who: 'ducthinh' },
  { name: 'Trả lời tin nhắn khách trước 9 giờ', who: 'phuonguyen' },
  { name: 'Đăng hàng mới lên sàn', who: 'khanhly' },
]

export const writtenPosts = [
  {
    by: board,
    ago: 3,
    name: 'Chốt hộp quà Tết Đinh Mùi',
    desc: 'Năm nay mình làm ba cỡ: Xuân, Phú, Quý. Giá sỉ đã vào bảng giá đại lý. Ai có khách hỏi sớm thì nhận cọc 50%, giữ chỗ đến hết 05/12.',
    answers: [
      { by: 'khanhly', say: 'Bên Biển Đảo xin 30 hộp Phú, em giữ chỗ rồi nhé.' },
      { by: 'ducthinh', say: 'Kho Thủ Đức còn 41 hộp, Đà Nẵng 29 ạ.' },
    ],
    likes: ['khanhly', 'ducthinh', 'ngoc', 'phuonguyen'],
  },
  {
    by: 'hoaian',
    ago: 2,
    desc: 'Lịch khám sức khoẻ cả công ty: sáng thứ Bảy tuần sau, 8 giờ tại phòng khám đầu hẻm. Mọi người nhớ nhịn ăn sáng.',
    answers: [{ by: 'phuonguyen', say: 'Em trực quầy sáng đó, xin khám buổi chiều được không chị?' }],
    likes: ['ngoc', 'minhtam'],
  },
  {
    by: 'ducthinh',
    ago: 1,
    name: 'Sổ nhập kho và nhãn lô',
    desc: 'Thứ Hai đoàn kiểm tra an toàn thực phẩm đến kho Thủ Đức lúc 9 giờ. Cả nhà để sổ nhập kho và nhãn lô ở bàn trực giúp em.',
    answers: [],
    likes: [board],
  },
  {
    by: 'khanhly',
    ago: 2,
    privacy: 'public',
    name: 'Hộp quà Tết Đinh Mùi đã mở đặt trước',
    desc: 'Ba cỡ Xuân, Phú, Quý, khắc tên công ty miễn phí cho đơn từ 30 hộp đặt trước 10/12. Mời quý khách ghé 12 Kha Vạn Cân thử trà mỗi sáng thứ Bảy.',
    answers: [],
    likes: [board, 'phuonguyen'],
  },
] as const

/** What guests ask on the public wall; the last one waits. */
export const guestQuestions = [
  {
    ago: 2,
    guestName: 'Lê Minh Châu',
    guestPhone: '0912 330 118',
    desc: 'Cửa hàng Quận 1 Chủ nhật có mở không ạ? Mình muốn ghé lấy 5 gói trà sen.',
    answer: { by: 'phuonguyen', say: 'Dạ có, 8 giờ đến 17 giờ chị nhé. Em giữ sẵn 5 gói cho chị.' },
  },
  {
    ago: 0,
    guestName: 'Phạm Gia Hân',
    guestPhone: '0908 442 617',
    desc: 'Shop ơi, hộp quà Tết gỗ thông còn kịp khắc tên công ty trước 10/12 không? Mình cần 60 hộp.',
    answer: null,
  },
] as const
