/**
 * Other words by which a place or an act is looked for, in Vietnamese and English, by its key in the palette; never shown. Accents don't matter.
 * A new page or act adds its own where people call it otherwise than its title.
 */
const synonyms: Readonly<Record<string, string>> = {
  'new-sale': 'tạo đơn lên đơn bán hàng thêm đơn create order sell',
  'new-purchase': 'tạo đơn nhập hàng đặt hàng thêm đơn create order buy',
  'new-entry': 'thu tiền chi tiền tạo phiếu thu phiếu chi take payment pay cash receipt voucher',
  'new-goods': 'thêm mặt hàng tạo sản phẩm mới add product item',
  'new-customer': 'thêm khách tạo khách hàng add customer',
  'new-supplier': 'thêm nhà cung cấp tạo nhà cung cấp add supplier vendor',
  'new-transfer': 'chuyển hàng điều chuyển tạo phiếu move stock',
  'new-stocktake': 'kiểm hàng kiểm kho đếm hàng count',
  'new-import': 'excel tồn đầu nợ đầu kỳ số dư đầu kỳ opening stock balance upload',
  'new-inventory-order': 'tồn đầu nhập kho xuất kho opening stock write off',
  '/products/goods': 'sản phẩm mặt hàng in tem mã vạch tồn đầu products items labels barcode',
  '/products/services': 'sản phẩm dịch vụ',
  '/purchases/orders': 'in tem nhập hàng labels',
  '/funds': 'thu tiền chi tiền tiền mặt ngân hàng cash bank money',
  '/moving-in': 'chuyển sổ chuyển dữ liệu số đầu kỳ nợ cũ tồn đầu tài sản đã có opening balance migrate',
  '/funds/evening': 'chốt ngày chốt sổ cuối ngày kiểm quỹ đếm tiền kết ca cash count close of day evening till',
  '/imports': 'excel tồn đầu nhập dữ liệu opening stock',
  '/warehouses': 'tồn kho hàng tồn stock inventory',
  '/office/payroll': 'lương chấm công vào ca ra ca salary check in',
  '/office/hr': 'nhân viên thêm nhân viên staff employees members',
  '/report': 'doanh thu lãi lỗ lợi nhuận profit revenue',
  '/settings': 'thiết lập cấu hình options',
  '/webhooks': 'webhook api key khoá trợ lý đề xuất keys assistants proposals programs',
  '/history': 'lịch sử nhật ký log',
  'sign-out': 'logout log out thoát exit',
  password: 'mật khẩu password',
}

/** What else an entry of the palette is called. */
export const alsoCalled = (key: string): string => synonyms[key] ?? ''
