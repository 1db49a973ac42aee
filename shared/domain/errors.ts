/** Every refusal of the domain: its text in English (the specification's own where it has one) and Vietnamese, with {placeholders},
 *  and the status of its answer: 400 bad input, 401 not signed in, 403 not allowed, 404 not there, 409 conflict, 413 too large,
 *  429 too many. */
export const errors = {
  // Signing in
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

  // Sign-up, workspaces, codes
  'workspaces.name-required': { en: 'Name of your workspace is required', vi: 'Chưa nhập tên workspace', status: 400 },
  'workspaces.founder-name-required': { en: 'Your name is required', vi: 'Chưa nhập tên của bạn', status: 400 },
  'workspaces.archive-unfit': {
    en: 'This file can not be opened: it is no whole data file of Sổ Cái',
    vi: 'Không mở được tệp này: không phải tệp dữ liệu Sổ Cái còn nguyên vẹn',
    status: 400,
  },
  'workspaces.archive-too-large': { en: 'This file is too large', vi: 'Tệp này quá lớn', status: 413 },
  'workspaces.slug-invalid': {
    en: 'The address of a workspace has 2 to 30 lower-case letters or digits',
    vi: 'Địa chỉ workspace gồm 2 đến 30 chữ thường không dấu hoặc chữ số',
    status: 400,
  },
  'workspaces.slug-taken': { en: 'The address {slug} is already taken', vi: 'Địa chỉ {slug} đã có người dùng', status: 409 },
  'workspaces.zone-invalid': { en: '{zone} is not a time zone', vi: '{zone} không phải là múi giờ', status: 400 },
  'workspaces.zone-fixed': {
    en: 'The time zone is fixed after the first order or check-in',
    vi: 'Không đổi được múi giờ sau khi đã có đơn hàng hoặc lượt vào ca',
    status: 409,
  },
  'workspaces.option-bod': {
    en: 'Only BOD can change the setting {name}',
    vi: 'Chỉ ban giám đốc được đổi thiết lập {name}',
    status: 403,
  },
  'workspaces.secret-code-required': { en: 'Secret Code is required', vi: 'Cần mã bí mật', status: 400 },
  'workspaces.secret-code-wrong': {
    en: 'This secret code is wrong or older than 15 minutes',
    vi: 'Mã bí mật sai hoặc đã quá 15 phút',
    status: 400,
  },
  'workspaces.resetting': {
    en: 'The books of this workspace are being cleared, please come back in a moment',
    vi: 'Sổ sách của công ty này đang được xoá, hãy quay lại sau ít phút',
    status: 503,
  },
  'workspaces.own-status': {
    en: 'This is the workspace you are signed in to: another administrator has to close it',
    vi: 'Bạn đang đăng nhập trong workspace này: hãy để một quản trị khác khoá',
    status: 409,
  },
  'pages.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'pages.slug-invalid': {
    en: 'The address of a page has lower-case letters, digits and hyphens',
    vi: 'Địa chỉ trang gồm chữ thường không dấu, chữ số và gạch nối',
    status: 400,
  },
  'pages.slug-taken': { en: 'Another page has the address {slug}', vi: 'Địa chỉ {slug} đã có trang khác dùng', status: 409 },
  'codes.used': { en: 'This code was used already', vi: 'Mã này đã được dùng', status: 409 },
  'codes.past': { en: 'This day is over', vi: 'Ngày này đã qua', status: 400 },
  'apiKeys.name-required': { en: 'Please enter what the key is for', vi: 'Hãy nhập key này dùng cho việc gì', status: 400 },
  'apiKeys.revoked': { en: 'This key was revoked, issue a new one', vi: 'Key này đã bị thu hồi, hãy cấp key mới', status: 409 },
  'codes.invalid': { en: 'Invitation code invalid', vi: 'Mã mời không hợp lệ', status: 400 },

  // Users
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
  'users.last-founder': {
    en: 'The last active founder must remain founder and BOD',
    vi: 'Người sáng lập cuối cùng phải giữ quyền sáng lập và ban giám đốc',
    status: 409,
  },

  // Uploads
  'uploads.type': {
    en: 'Must be in [image/jpg, image/jpeg, image/png]',
    vi: 'Chỉ nhận ảnh JPG hoặc PNG',
    status: 400,
  },
  'uploads.too-large': { en: 'Your file size too large', vi: 'Tệp của bạn quá lớn', status: 413 },
  'uploads.full': {
    en: 'Your pictures take all the room a workspace has ({megabytes} MB)',
    vi: 'Ảnh của công ty đã dùng hết chỗ ({megabytes} MB)',
    status: 413,
  },
  'uploads.unreadable': { en: 'This picture cannot be read', vi: 'Không đọc được ảnh này', status: 400 },

  // Catalogue
  'categories.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'categories.exists': { en: 'Category {name} already exists', vi: 'Danh mục {name} đã có', status: 409 },
  'products.category-required': { en: 'Please select a product Category', vi: 'Hãy chọn danh mục sản phẩm', status: 400 },
  'products.name-required': { en: 'Please enter name', vi: 'Hãy nhập tên', status: 400 },
  'products.group-invalid': {
    en: 'A product is either goods or services',
    vi: 'Sản phẩm phải là hàng hóa hoặc dịch vụ',
    status: 400,
  },
  'products.price-invalid': { en: "{name} 's Price is invalid", vi: 'Giá bán của {name} không hợp lệ', status: 400 },
  'products.cost-invalid': { en: "{name} 's Cost is invalid", vi: 'Giá vốn của {name} không hợp lệ', status: 400 },
  'products.disabled': { en: '{name} is no longer sold', vi: '{name} đã ngừng kinh doanh', status: 409 },

  // Warehouses
  'warehouses.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'warehouses.removed': { en: 'Warehouse {name} has been removed', vi: 'Kho {name} đã bị xóa', status: 409 },
  'warehouses.has-stock': {
    en: 'Warehouse {name} still holds {count} units',
    vi: 'Kho {name} còn {count} sản phẩm',
    status: 409,
  },

  // Assets and partners
  'partners.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'partners.group-required': { en: 'Group of Asset is required', vi: 'Chưa chọn nhóm', status: 400 },
  'partners.link-invalid': { en: 'Link must start with http', vi: 'Liên kết phải bắt đầu bằng http', status: 400 },
  'partners.balance-too-low': {
    en: '{name} has a balance of {balance} only',
    vi: 'Số dư của {name} chỉ còn {balance}',
    status: 409,
  },
  'partners.removed': { en: '{name} has been removed', vi: '{name} đã bị xóa', status: 409 },

  // Assets
  'assets.field-of-group': { en: '{field} is not for {group}', vi: '{field} không dùng cho {group}', status: 400 },
  'assets.disposal-with-removal': {
    en: 'An asset is sold or scrapped by removing it',
    vi: 'Muốn bán hoặc thanh lý thì phải bỏ tài sản',
    status: 400,
  },
  'assets.needs-bod': { en: 'Only BOD can do this with an asset', vi: 'Chỉ ban giám đốc được làm việc này với tài sản', status: 403 },
  'assets.disposed': { en: '{name} was sold or scrapped', vi: '{name} đã được bán hoặc thanh lý', status: 409 },
  'assets.sister-unknown': { en: 'There is no such company', vi: 'Không có công ty này', status: 400 },
  'assets.sister-own': { en: 'A company is no sister of itself', vi: 'Công ty không thể là công ty anh em của chính mình', status: 400 },

  // Orders: what is entered
  'orders.buyer-required': { en: 'Buyer is required', vi: 'Chưa chọn người mua', status: 400 },
  'orders.supplier-required': { en: 'Supplier is required', vi: 'Chưa chọn nhà cung cấp', status: 400 },
  'orders.items-required': { en: 'Please add items for this order', vi: 'Hãy thêm hàng cho đơn này', status: 400 },
  'orders.item-name-invalid': { en: 'Invalid name', vi: 'Tên không hợp lệ', status: 400 },
  'orders.price-invalid': { en: "{name} 's Price is invalid", vi: 'Giá bán của {name} không hợp lệ', status: 400 },
  'orders.cost-invalid': { en: "{name} 's Cost is invalid", vi: 'Giá vốn của {name} không hợp lệ', status: 400 },
  'orders.quantity-invalid': { en: "{name} 's Quantity is invalid", vi: 'Số lượng của {name} không hợp lệ', status: 400 },
  'orders.quantity-not-whole': {
    en: 'For Goods, quantity must be integer (not have decimals) because each item in inventory have an unique SKU / QR Code',
    vi: 'Với hàng hóa, số lượng phải là số nguyên vì mỗi sản phẩm trong kho có một mã SKU / QR riêng',
    status: 400,
  },
  'orders.gift-invalid': { en: "{name} 's Quantity Gift is invalid", vi: 'Số lượng tặng của {name} không hợp lệ', status: 400 },
  'orders.gift-above-quantity': {
    en: 'Quantity Gift must be less than Total Quantity',
    vi: 'Số lượng tặng không được vượt tổng số lượng',
    status: 400,
  },
  'orders.quantity-below-shipped': {
    en: 'Quantity must not be less than Shipped',
    vi: 'Số lượng không được nhỏ hơn số đã giao',
    status: 400,
  },
  'orders.shipped-line-removed': {
    en: '{name} has been shipped and cannot be removed',
    vi: '{name} đã giao nên không xóa được',
    status: 409,
  },
  'orders.discount-invalid': {
    en: 'Discount must be a whole number from 0 to {max}',
    vi: 'Chiết khấu phải là số nguyên từ 0 đến {max}',
    status: 400,
  },
  'orders.total-invalid': { en: 'Invalid amount', vi: 'Số tiền không hợp lệ', status: 400 },
  'orders.total-locked': {
    en: 'The total can be changed only without items and before payment',
    vi: 'Chỉ sửa được tổng tiền khi đơn không có hàng và chưa thanh toán',
    status: 409,
  },
  'orders.balance-use-invalid': { en: 'Invalid amount', vi: 'Số tiền không hợp lệ', status: 400 },
  'orders.date-invalid': { en: 'The order date is invalid', vi: 'Ngày của đơn không hợp lệ', status: 400 },
  'orders.date-too-early': {
    en: 'The order date cannot be earlier than {day}, six months back',
    vi: 'Ngày của đơn không được trước {day} (6 tháng trước)',
    status: 400,
  },
  'orders.subscription-dates-invalid': {
    en: 'Please enter a valid Start date and End date',
    vi: 'Hãy nhập ngày bắt đầu và ngày kết thúc hợp lệ',
    status: 400,
  },
  'orders.subscription-dates-equal': {
    en: 'Start date and End date must be different',
    vi: 'Ngày bắt đầu và ngày kết thúc phải khác nhau',
    status: 400,
  },
  'orders.payment-day-invalid': {
    en: 'Please enter a valid monthly payment date',
    vi: 'Hãy nhập ngày thanh toán hằng tháng hợp lệ',
    status: 400,
  },
  'orders.series-too-long': {
    en: 'A series has at most {most} orders',
    vi: 'Mỗi loạt đơn định kỳ tối đa {most} đơn',
    status: 400,
  },
  'orders.not-recurring': { en: 'Order {order_number} does not come again', vi: 'Đơn {order_number} không phải đơn định kỳ', status: 409 },
  'orders.copy-amount': { en: 'Please confirm the above amount', vi: 'Hãy xác nhận đúng số tiền ở trên', status: 400 },
  'orders.copy-all-amount': { en: 'Please confirm the exact amount', vi: 'Hãy xác nhận đúng tổng số tiền', status: 400 },

  // Orders: status
  'orders.from-interface': {
    en: 'Orders fetched by API will automatically update its status',
    vi: 'Đơn lấy qua API tự cập nhật trạng thái',
    status: 403,
  },
  'orders.final': {
    en: 'Order {order_number} is {status} and can no longer be changed',
    vi: 'Đơn {order_number} đã kết thúc ({status}), không sửa được nữa',
    status: 409,
  },
  'orders.no-such-move': {
    en: 'An order that is {status} cannot become {to}',
    vi: 'Đơn đang ở trạng thái {status} không chuyển sang {to} được',
    status: 409,
  },
  'orders.shipping-decides': {
    en: 'This status follows from shipping the order',
    vi: 'Trạng thái này do việc giao hàng quyết định',
    status: 409,
  },
  'orders.goods-not-shipped': {
    en: 'The goods of this order must be shipped first',
    vi: 'Phải giao hết hàng của đơn trước đã',
    status: 409,
  },
  'orders.cancel-shipped': {
    en: 'An order can be cancelled only while nothing of it has been shipped',
    vi: 'Chỉ hủy được đơn khi chưa giao gì',
    status: 409,
  },
  'orders.cancel-paid': {
    en: 'Money has been received for this order: only BOD can cancel it',
    vi: 'Đơn đã nhận tiền: chỉ ban giám đốc được hủy',
    status: 403,
  },
  'orders.force-not-allowed': {
    en: 'Only BOD can force the status of this order',
    vi: 'Chỉ ban giám đốc được ép trạng thái của đơn này',
    status: 403,
  },
  'orders.close-unshipped': {
    en: 'Nothing of this order was shipped: cancel it instead',
    vi: 'Đơn này chưa giao gì: hãy huỷ đơn',
    status: 409,
  },
  'orders.nothing-to-close': { en: 'Nothing of this order remains to ship', vi: 'Đơn này không còn gì chưa giao', status: 409 },
  'returns.nothing': { en: 'Nothing to return', vi: 'Không có gì để trả lại', status: 400 },
  'returns.not-shipped': { en: 'Nothing of this order was shipped', vi: 'Đơn này chưa giao gì', status: 409 },
  'returns.more-than-shipped': {
    en: 'Only {left} of {name} can be returned',
    vi: '{name} chỉ trả lại được {left}',
    status: 400,
  },
  'returns.units-unknown': {
    en: 'A scanned unit of {name} does not belong to this order, or came back already',
    vi: 'Có mã {name} không thuộc đơn này hoặc đã trả lại rồi',
    status: 409,
  },
  'returns.not-found': { en: 'There is no such return of this order', vi: 'Đơn này không có lần trả hàng đó', status: 404 },
  'returns.refunded': {
    en: 'Money was given back with this return, so it can not be taken back',
    vi: 'Lần trả hàng này đã hoàn tiền, nên không rút lại được',
    status: 409,
  },
  'returns.units-moved': {
    en: '{name} has moved on or was changed since, so this return can not be taken back',
    vi: '{name} đã xuất đi, chuyển kho hoặc sửa sau đó, nên không rút lại được lần trả hàng này',
    status: 409,
  },
  'returns.nothing-overpaid': {
    en: 'Nothing is overpaid after this return',
    vi: 'Sau lần trả hàng này không có tiền thừa để hoàn',
    status: 409,
  },
  'orders.not-enough-left': {
    en: '{name} do not have enough stock left!',
    vi: '{name} không còn đủ hàng trong kho!',
    status: 409,
  },
  'orders.return-units-left': {
    en: '{count} of {name} from this purchase have already left',
    vi: 'Đã xuất {count} {name} của đơn mua này',
    status: 409,
  },

  // Shipping and stock
  'shipping.nothing': { en: 'Nothing to ship', vi: 'Không có gì để giao', status: 400 },
  'shipping.quantity-invalid': { en: "{name} 's Quantity is invalid", vi: 'Số lượng của {name} không hợp lệ', status: 400 },
  'shipping.not-in-order': { en: '{name} is not in this order', vi: '{name} không có trong đơn này', status: 400 },
  'shipping.more-than-remains': { en: 'Only {left} of {name} remain to ship', vi: '{name} chỉ còn {left} chưa giao', status: 400 },
  'shipping.below-returned': {
    en: '{count} of {name} have come back already',
    vi: 'Đã có {count} {name} trả lại',
    status: 409,
  },
  'shipping.warehouse-required': { en: 'Please select a warehouse', vi: 'Hãy chọn kho', status: 400 },
  'shipping.too-many-units': {
    en: 'A shipment holds at most {max} units',
    vi: 'Mỗi lần giao tối đa {max} sản phẩm',
    status: 400,
  },
  'shipping.date-too-early': {
    en: 'The shipping date cannot be earlier than {day}',
    vi: 'Ngày giao không được trước {day}',
    status: 400,
  },
  'shipping.not-found': { en: 'There is no such shipment', vi: 'Không có lần giao này', status: 404 },
  'reports.range-too-long': {
    en: 'Reported data output range exceeded allowed',
    vi: 'Khoảng thời gian báo cáo vượt quá mức cho phép',
    status: 400,
  },
  'stock.not-enough': { en: '{name} not enough stock', vi: '{name} không đủ hàng trong kho', status: 409 },
  'stock.unit-unknown': { en: 'There is no unit {unit}', vi: 'Không có sản phẩm mang mã {unit}', status: 404 },
  'stock.unit-elsewhere': {
    en: 'Unit {unit} is not in this warehouse',
    vi: 'Đơn vị hàng {unit} không ở kho này',
    status: 409,
  },
  'stock.unit-gone': { en: 'Unit {unit} has already left', vi: 'Đơn vị hàng {unit} đã xuất kho', status: 409 },
  'stock.unit-twice': { en: 'Unit {unit} was scanned twice', vi: 'Đơn vị hàng {unit} bị quét hai lần', status: 400 },
  'stock.unit-wrong-product': {
    en: 'Unit {unit} is not of {name}',
    vi: 'Đơn vị hàng {unit} không phải là {name}',
    status: 400,
  },
  'transfers.same-warehouse': {
    en: 'Please choose two different warehouses',
    vi: 'Hãy chọn hai kho khác nhau',
    status: 400,
  },
  'transfers.nothing': { en: 'Nothing to move', vi: 'Không có gì để chuyển', status: 400 },
  'transfers.product-twice': { en: '{name} stands in two lines', vi: '{name} bị ghi ở hai dòng', status: 400 },
  'transfers.too-many-units': {
    en: 'A transfer moves at most {max} units',
    vi: 'Mỗi lần chuyển tối đa {max} sản phẩm',
    status: 400,
  },
  // Agents
  'apRanks.name-required': { en: 'Please enter the name of the rank', vi: 'Hãy nhập tên hạng', status: 400 },
  'apRanks.name-taken': { en: 'There is a rank of that name already', vi: 'Đã có hạng tên này', status: 409 },
  'apAgents.rank-required': { en: 'Please choose a rank', vi: 'Hãy chọn hạng', status: 400 },
  'apAgents.circle': {
    en: '{name} stands below this agent and can’t be the referrer',
    vi: '{name} nằm dưới đại lý này nên không thể là người giới thiệu',
    status: 409,
  },
  'apAgents.confirmed': { en: 'A confirmed review never changes', vi: 'Lần xét hạng đã xác nhận thì không đổi được', status: 409 },
  'apAgents.unranked': { en: 'Đại lý chưa xét hạng!', vi: 'Đại lý chưa xét hạng!', status: 400 },
  'apPrices.price-invalid': { en: 'The price is invalid', vi: 'Giá không hợp lệ', status: 400 },
  'apPrices.rank-or-agent': {
    en: 'A price is either for a rank or for one agent',
    vi: 'Giá là của một hạng hoặc của riêng một đại lý',
    status: 400,
  },
  'apPrices.ended': {
    en: 'A price that has ended doesn’t come back; set it anew',
    vi: 'Giá đã hết hiệu lực thì không quay lại; hãy đặt giá mới',
    status: 409,
  },
  'apComs.source-invalid': { en: 'Please choose whose orders count', vi: 'Hãy chọn đơn của ai được tính', status: 400 },
  'apComs.method-invalid': { en: 'Please choose how it is counted', vi: 'Hãy chọn cách tính', status: 400 },
  'apComs.x-invalid': { en: '[X] must be more than 0', vi: '[X] phải lớn hơn 0', status: 400 },
  'apComs.percent-invalid': { en: 'A percentage is at most 100', vi: 'Phần trăm không quá 100', status: 400 },
  'apComs.value-invalid': { en: 'The amount per multiple is invalid', vi: 'Số tiền mỗi lần không hợp lệ', status: 400 },
  'apComs.no-mechanics': { en: 'A scheme has at least one mechanic', vi: 'Cơ chế cần ít nhất một dòng', status: 400 },
  'apComs.month-paid': {
    en: 'Commissions of {month} were paid; a new scheme begins after it',
    vi: 'Hoa hồng tháng {month} đã chi; cơ chế mới phải bắt đầu sau tháng đó',
    status: 409,
  },
  'apComs.in-force': { en: 'A scheme that is in force stays', vi: 'Cơ chế đã có hiệu lực thì không xoá được', status: 409 },
  'agents.month-open': { en: '{month} isn’t over yet', vi: 'Tháng {month} chưa kết thúc', status: 409 },
  'agents.month-paid': { en: 'The commission of {month} was paid already', vi: 'Hoa hồng tháng {month} đã chi rồi', status: 409 },
  'agents.nothing-to-pay': { en: 'There is no commission to pay for {month}', vi: 'Tháng {month} không có hoa hồng để chi', status: 409 },

  'stocktakes.reason-required': { en: 'Please write down the reason', vi: 'Hãy ghi lý do kiểm kê', status: 400 },
  'stocktakes.goods-only': { en: '{name} has no stock to count', vi: '{name} không có tồn kho để đếm', status: 400 },
  'stocktakes.count-invalid': { en: 'The count of {name} is invalid', vi: 'Số đếm của {name} không hợp lệ', status: 400 },
  'stocktakes.not-open': { en: 'Stocktake {number} is no longer open', vi: 'Phiếu kiểm kê {number} không còn mở', status: 409 },
  'stocktakes.nothing-counted': { en: 'Nothing has been counted yet', vi: 'Chưa đếm mặt hàng nào', status: 409 },

  // Funds, fund groups, labels and tags
  'funds.group-required': { en: 'Group of Fund is required', vi: 'Chưa chọn nhóm thu chi', status: 400 },
  'funds.group-unknown': { en: 'There is no fund group {group}', vi: 'Không có nhóm thu chi {group}', status: 400 },
  'funds.amount-invalid': { en: 'Invalid amount', vi: 'Số tiền không hợp lệ', status: 400 },
  'funds.months-invalid': { en: 'Invalid months', vi: 'Tháng không hợp lệ', status: 400 },
  'funds.months-too-many': { en: 'Invalid months: at most {max}', vi: 'Tháng không hợp lệ: nhiều nhất {max} tháng', status: 400 },
  'funds.asset-way': {
    en: 'Choose one: a single payment or one for each month',
    vi: 'Hãy chọn một: trả một lần hoặc trả hằng tháng',
    status: 400,
  },
  'funds.asset-group': {
    en: 'A single payment for an asset belongs to the group Assets',
    vi: 'Khoản trả một lần cho tài sản thuộc nhóm Tài sản',
    status: 400,
  },
  'funds.asset-needs-bod': {
    en: 'Only BOD can pay for an asset over months',
    vi: 'Chỉ ban giám đốc được trả tiền tài sản theo tháng',
    status: 403,
  },
  'funds.asset-fixed': {
    en: 'The group of a payment for an asset stays as it is',
    vi: 'Không đổi được nhóm của khoản trả cho tài sản',
    status: 409,
  },
  'funds.item-name-invalid': { en: 'Invalid name', vi: 'Tên không hợp lệ', status: 400 },
  'funds.price-or-quantity-invalid': { en: 'Invalid price or/and quantity', vi: 'Giá hoặc số lượng không hợp lệ', status: 400 },
  'funds.date-too-early': {
    en: 'The collection date cannot be earlier than {day}',
    vi: 'Ngày thu chi không được trước {day}',
    status: 400,
  },
  'funds.creator-or-bod': {
    en: 'You must be creator or BOD to make changes',
    vi: 'Chỉ người lập hoặc ban giám đốc được sửa',
    status: 403,
  },
  'funds.refund-needs-bod': { en: 'Only BOD can refund an entry', vi: 'Chỉ ban giám đốc được hoàn tiền', status: 403 },
  'funds.complete-needs-funds': {
    en: 'Only Funds staff or BOD can enter a completed entry',
    vi: 'Chỉ nhân viên quỹ hoặc ban giám đốc được ghi sổ',
    status: 403,
  },
  'funds.final': {
    en: 'A cancelled or refunded entry cannot be changed',
    vi: 'Khoản đã hủy hoặc đã hoàn tiền không sửa được',
    status: 409,
  },
  'funds.completed-locked': {
    en: 'A completed entry keeps its group, amount, date and items',
    vi: 'Khoản đã ghi sổ giữ nguyên nhóm, số tiền, ngày và các dòng',
    status: 409,
  },
  'funds.amount-from-items': {
    en: 'The amount is the sum of the items',
    vi: 'Số tiền là tổng của các dòng',
    status: 400,
  },
  'funds.no-such-move': {
    en: 'An entry that is {status} cannot become {to}',
    vi: 'Khoản đang ở trạng thái {status} không chuyển sang {to} được',
    status: 409,
  },
  'funds.prepaid-too-many': {
    en: 'Only {count} orders of this series are left to pay',
    vi: 'Chuỗi đơn này chỉ còn {count} đơn để trả',
    status: 400,
  },
  'funds.order-not-payable': {
    en: 'A returned or cancelled order takes no payment',
    vi: 'Đơn đã trả hoặc đã hủy không nhận thanh toán',
    status: 409,
  },
  'fundGroups.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'fundGroups.exists': { en: 'Group {name} already exists', vi: 'Nhóm {name} đã có', status: 409 },
  'stock.too-many-units': {
    en: '{count} units at once is too many: at most {most}. Choose fewer days',
    vi: '{count} món một lần là quá nhiều: tối đa {most}. Hãy chọn ít ngày hơn',
    status: 400,
  },
  'products.part-quantity': { en: 'At least 1 of each part', vi: 'Mỗi thành phần ít nhất là 1', status: 400 },
  'products.part-goods': { en: '{name} is not kept in stock', vi: '{name} không có tồn kho', status: 400 },
  'products.part-twice': { en: '{name} is among the parts twice', vi: '{name} có hai lần trong thành phần', status: 400 },
  'products.part-cycle': { en: '{name} is made of this product itself', vi: '{name} lại gồm chính mặt hàng này', status: 400 },
  'products.parts-bod': {
    en: 'Only BOD can change what a product is made of',
    vi: 'Chỉ ban giám đốc được đổi thành phần của mặt hàng',
    status: 403,
  },
  'books.closed': {
    en: 'Locked until {lockDate}: nothing of {day} can be added or changed. Choose a later date, or ask the board to open the books',
    vi: 'Sổ đã khóa đến hết {lockDate}: không thêm, sửa được gì của ngày {day}. Hãy chọn ngày sau đó, hoặc đề nghị ban giám đốc mở sổ',
    status: 409,
  },
  'books.lock-date-ahead': {
    en: 'Only days that are over can be closed',
    vi: 'Chỉ khóa được những ngày đã qua',
    status: 400,
  },
  'labels.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'labels.exists': { en: 'Label already exists', vi: 'Nhãn đã có', status: 409 },
  'labels.used': { en: 'Label used, must not be deleted', vi: 'Nhãn đang được dùng, không xóa được', status: 409 },
  'labels.unknown': { en: 'There is no label {label}', vi: 'Không có tài khoản quỹ {label}', status: 400 },

  'funds.transfer-same': {
    en: 'Choose another label to transfer to',
    vi: 'Hãy chọn tài khoản quỹ khác để chuyển đến',
    status: 400,
  },
  'funds.transfer-label': {
    en: 'A transfer needs the label the money goes out of',
    vi: 'Chuyển quỹ cần tài khoản quỹ chuyển đi',
    status: 400,
  },
  'funds.transfer-alone': {
    en: 'A transfer between labels has no order, partner or lines of its own',
    vi: 'Chuyển quỹ giữa các tài khoản quỹ không có đơn hàng, đối tác hay chi tiết riêng',
    status: 400,
  },
  'funds.transfer-fixed': {
    en: 'A transfer keeps its group, amount, date and labels; cancel it and enter it anew',
    vi: 'Chuyển quỹ giữ nguyên nhóm, số tiền, ngày và tài khoản quỹ; hãy hủy rồi nhập lại',
    status: 409,
  },

  // Activities
  'activities.time-ahead': { en: 'This time is yet to come', vi: 'Giờ này chưa tới', status: 400 },
  'activities.other-day': { en: 'Only a time of today can be chosen', vi: 'Chỉ chọn được giờ trong hôm nay', status: 400 },
  'activities.time-step': { en: 'Times move in steps of 15 minutes', vi: 'Giờ đi theo nấc 15 phút', status: 400 },
  'activities.overlapping': {
    en: 'This time lies within another check-in',
    vi: 'Giờ này trùng với một lượt chấm công khác',
    status: 409,
  },
  'activities.not-checked-in': { en: 'There is no open check-in', vi: 'Chưa có lượt vào ca nào đang mở', status: 409 },
  'activities.own-approval': {
    en: 'Your own check-in is approved by somebody else',
    vi: 'Lượt chấm công của bạn phải do người khác duyệt',
    status: 403,
  },
  'activities.member-required': { en: 'Choose the member', vi: 'Hãy chọn nhân viên', status: 400 },
  'activities.field-foreign': { en: 'A {group} takes no {field}', vi: '{group} không nhận trường {field}', status: 400 },
  'activities.key-only': {
    en: 'Check-ins of a terminal are made with an API key',
    vi: 'Lượt chấm công của máy chấm công được ghi bằng API key',
    status: 403,
  },
  'payroll.month-invalid': { en: 'Invalid month', vi: 'Tháng không hợp lệ', status: 400 },
  'payroll.month-paid': {
    en: 'The salary of {month} is already paid',
    vi: 'Lương tháng {month} đã được chi',
    status: 409,
  },
  'payroll.month-ahead': { en: 'The month {month} is yet to come', vi: 'Chưa tới tháng {month}', status: 400 },
  'payroll.nothing-to-pay': { en: 'There is nothing to pay for {month}', vi: 'Không còn gì để chi cho tháng {month}', status: 400 },
  'payroll.amount-fixed': {
    en: 'The amount of a salary comes from the payroll',
    vi: 'Số tiền lương do bảng lương tính',
    status: 400,
  },
  'activities.checkout-early': { en: 'Checkout time is invalid', vi: 'Giờ ra không hợp lệ', status: 400 },
  'activities.tasks-open': {
    en: 'All daily tasks must be ticked done',
    vi: 'Phải hoàn thành mọi việc hằng ngày',
    status: 400,
  },
  'activities.ask-manager': {
    en: 'Ask your manager to approve your checkin',
    vi: 'Hãy nhờ quản lý duyệt lượt vào của bạn',
    status: 403,
  },
  'activities.already-checked-in': { en: 'You have already checked in', vi: 'Bạn đã vào làm rồi', status: 409 },
  'activities.amount-invalid': { en: 'Invalid amount', vi: 'Số tiền không hợp lệ', status: 400 },
  'activities.note-required': { en: 'Note is required', vi: 'Chưa nhập ghi chú', status: 400 },
  'activities.not-yours': {
    en: 'You can only remove the adjustments you added',
    vi: 'Bạn chỉ xóa được khoản điều chỉnh do bạn thêm',
    status: 403,
  },

  // Tasks
  'tasks.name-required': { en: "Task's Title is required.", vi: 'Chưa nhập tên công việc.', status: 400 },
  'tasks.group-required': { en: "Task's Priority is required.", vi: 'Chưa chọn mức ưu tiên của công việc.', status: 400 },
  'tasks.deadline-required': { en: "Task's Deadline is required.", vi: 'Chưa chọn hạn của công việc.', status: 400 },
  'tasks.deadline-past': { en: 'The deadline has already passed', vi: 'Hạn đã qua rồi', status: 400 },
  'tasks.period-needs-bod': {
    en: 'Only BOD can schedule the maintenance of an asset',
    vi: 'Chỉ ban giám đốc được hẹn bảo dưỡng tài sản',
    status: 403,
  },
  'tasks.period-invalid': { en: 'Invalid period', vi: 'Chu kỳ không hợp lệ', status: 400 },
  'tasks.result-required': { en: 'Please write down the task result here..', vi: 'Hãy ghi kết quả công việc vào đây..', status: 400 },
  'tasks.reason-required': {
    en: 'Please write down the reason for rejection here..',
    vi: 'Hãy ghi lý do trả lại vào đây..',
    status: 400,
  },
  'tasks.praise-required': {
    en: 'Please write down some words of encouragement here..',
    vi: 'Hãy ghi vài lời động viên vào đây..',
    status: 400,
  },
  'tasks.extension-reason-required': {
    en: 'Please write down the reason for the new deadline here..',
    vi: 'Hãy ghi lý do đổi hạn vào đây..',
    status: 400,
  },
  'tasks.not-performer': { en: 'You are not Performer of this task', vi: 'Bạn không phải người làm việc này', status: 403 },
  'tasks.not-judge': { en: 'Only BOD can complete a task', vi: 'Chỉ ban giám đốc được nghiệm thu công việc', status: 403 },
  'tasks.not-creator': {
    en: 'You must be the assigner or BOD to make changes',
    vi: 'Chỉ người giao hoặc ban giám đốc được thay đổi',
    status: 403,
  },
  'tasks.performer-disabled': { en: '{name} no longer works here', vi: '{name} không còn làm việc ở đây', status: 400 },
  'tasks.completed': { en: 'A completed task can not be changed', vi: 'Việc đã nghiệm thu thì không đổi được nữa', status: 409 },
  'tasks.cancelled': { en: 'This task was cancelled', vi: 'Việc này đã bị huỷ', status: 409 },
  'tasks.no-such-move': { en: 'The task has that status already', vi: 'Công việc đã ở trạng thái này', status: 409 },
  'tasks.cancel-assigned-only': {
    en: 'Only an assigned task can be cancelled',
    vi: 'Chỉ huỷ được việc đang làm',
    status: 409,
  },
  'tasks.not-daily': { en: 'Only a daily task is ticked', vi: 'Chỉ việc hằng ngày mới đánh dấu từng ngày', status: 400 },
  'tasks.tick-day': {
    en: 'A daily task is ticked for today or yesterday',
    vi: 'Việc hằng ngày chỉ đánh dấu cho hôm nay hoặc hôm qua',
    status: 400,
  },

  // Comments and likes
  'comments.text-required': { en: 'Please write something', vi: 'Hãy viết gì đó', status: 400 },
  'comments.group-invalid': { en: "'{group}' can not be written here", vi: 'Không ghi được “{group}” ở đây', status: 400 },
  'comments.already-liked': { en: 'You already liked this post', vi: 'Bạn đã thích bài này rồi', status: 409 },
  'comments.not-yours': { en: 'You can only remove what you wrote', vi: 'Bạn chỉ xoá được điều mình viết', status: 403 },
  'comments.members-only': { en: 'Only a member can like', vi: 'Chỉ thành viên mới thích được', status: 403 },

  // Posts
  'posts.text-required': { en: 'Please write something for your post', vi: 'Hãy viết gì đó cho bài của bạn', status: 400 },
  'posts.guest-name-required': { en: 'Please enter your name', vi: 'Hãy nhập tên của bạn', status: 400 },
  'posts.guest-phone-required': { en: 'Please enter your phone number', vi: 'Hãy nhập số điện thoại của bạn', status: 400 },
  'posts.not-yours': { en: 'Only who wrote a post can change it', vi: 'Chỉ người viết được sửa bài', status: 403 },
  'posts.board-removes': { en: 'Only BOD can delete posts', vi: 'Chỉ ban giám đốc được xoá bài', status: 403 },
  'posts.removed': { en: 'This post was removed', vi: 'Bài này đã bị xoá', status: 409 },

  // Facebook pages and what is published on them
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

  // Shops on marketplaces
  'shops.app-off': { en: 'The app Marketplaces is not switched on', vi: 'Chưa bật ứng dụng Sàn TMĐT', status: 403 },
  'shops.group': {
    en: 'A shop is a sales agent, or an owned or rented asset',
    vi: 'Gian hàng phải là đại lý bán hàng, tài sản sở hữu hoặc tài sản thuê',
    status: 400,
  },
  'shops.not-a-shop': { en: '{name} is not connected to a marketplace', vi: '{name} chưa nối với sàn nào', status: 409 },
  'shops.platform-fixed': {
    en: 'Disconnect {name} first, then connect it elsewhere',
    vi: 'Hãy ngắt {name} trước rồi mới nối với sàn khác',
    status: 409,
  },
  'shops.taken': { en: 'This shop is connected already, as {name}', vi: 'Gian hàng này đã nối rồi, với tên {name}', status: 409 },
  'shops.please-wait': { en: 'Please wait...', vi: 'Vui lòng chờ…', status: 409 },
  'shops.token-expired': {
    en: '{platform} asks for a new access token: connect the shop again, no order is lost',
    vi: '{platform} cần mã truy cập mới (token): hãy nối lại gian hàng, không mất đơn nào',
    status: 409,
  },
  'shops.unreachable': {
    en: '{platform} can’t be reached, it will be tried again',
    vi: 'Chưa kết nối được với {platform}, sẽ tự thử lại',
    status: 409,
  },
  'shops.asks-to-wait': {
    en: '{platform} takes no more calls for now, it will be tried again',
    vi: '{platform} tạm thời không nhận thêm yêu cầu, sẽ tự thử lại',
    status: 409,
  },
  'shops.platform-refuses': { en: '{platform} refuses: {message}', vi: '{platform} từ chối: {message}', status: 409 },

  // Imports
  'imports.content-required': { en: 'Choose a file, or send rows', vi: 'Hãy chọn tệp, hoặc gửi các dòng', status: 400 },
  'imports.file-unreadable': {
    en: 'This file can not be read as a sheet. Save it as .xlsx or .csv and choose it again',
    vi: 'Không đọc được tệp này như một bảng tính. Hãy lưu thành .xlsx hoặc .csv rồi chọn lại',
    status: 400,
  },
  'imports.file-too-large': {
    en: 'The file unpacks to more than {limit} MB',
    vi: 'Tệp giải nén ra hơn {limit} MB',
    status: 413,
  },
  'imports.too-many-rows': {
    en: 'At most {limit} rows are brought in at once',
    vi: 'Mỗi lần nhập được nhiều nhất {limit} dòng',
    status: 400,
  },
  'imports.no-rows': { en: 'The sheet has no rows below its heads', vi: 'Bảng không có dòng nào dưới tiêu đề', status: 400 },
  'imports.other-shape': {
    en: 'This is another kind of sheet: no column is called {missing}',
    vi: 'Đây là loại bảng khác: không có cột nào tên là {missing}',
    status: 400,
  },
  'imports.column-unknown': { en: 'There is no column {column}', vi: 'Không có cột {column}', status: 400 },
  'imports.row-unknown': { en: 'There is no row {row}', vi: 'Không có dòng {row}', status: 400 },
  'imports.already': {
    en: 'These rows were brought in already on {day}',
    vi: 'Các dòng này đã được nhập ngày {day}',
    status: 409,
  },
  'imports.not-rehearsed': {
    en: 'This import was brought in or taken back already',
    vi: 'Lần nhập này đã ghi vào sổ hoặc đã rút lại',
    status: 409,
  },
  'imports.changed': {
    en: 'The rows were changed after you saw them; look at them again',
    vi: 'Các dòng đã đổi sau khi bạn xem; hãy xem lại',
    status: 409,
  },
  'imports.faulty': {
    en: '{count} cells need to be corrected first',
    vi: 'Còn {count} ô phải sửa trước',
    status: 400,
  },
  'imports.nothing-left': { en: 'No row is left to bring in', vi: 'Không còn dòng nào để nhập', status: 400 },
  'imports.row-refused': { en: 'Row {row}: {reason}', vi: 'Dòng {row}: {reason}', status: 409 },
  'imports.not-committed': {
    en: 'Only what was brought in can be taken back',
    vi: 'Chỉ rút lại được lần nhập đã ghi vào sổ',
    status: 409,
  },
  'imports.built-on': {
    en: '{name} is used by now ({by}), so this import can not be taken back',
    vi: '{name} đã được dùng ({by}), nên không rút lại được lần nhập này',
    status: 409,
  },
  'imports.cell-not-delivered': {
    en: 'The order has a day of delivery, and its status says otherwise',
    vi: 'Đơn có ngày giao, mà trạng thái nói khác',
    status: 400,
  },
  'imports.cell-before-order': {
    en: 'The day of delivery is before the order’s own',
    vi: 'Ngày giao sớm hơn ngày của đơn',
    status: 400,
  },
  'imports.paid-above-total': {
    en: 'More is paid than the order comes to ({total})',
    vi: 'Số đã thanh toán lớn hơn tổng đơn ({total})',
    status: 400,
  },
  'imports.debt-of-known': {
    en: '{name} is in the books already: write the debt as an order',
    vi: '{name} đã có trong sổ: hãy ghi khoản nợ bằng một đơn',
    status: 400,
  },
  'imports.changed-since': {
    en: '{name} was changed since, so this import can not be taken back',
    vi: '{name} đã bị sửa sau đó, nên không rút lại được lần nhập này',
    status: 409,
  },
  'imports.too-many-units': {
    en: 'At most {limit} units come in at once',
    vi: 'Mỗi lần nhập được nhiều nhất {limit} món',
    status: 400,
  },
  'imports.cell-required': { en: 'This cell must not be empty', vi: 'Ô này không được để trống', status: 400 },
  'imports.cell-formula': {
    en: 'A formula has no value here; write its value',
    vi: 'Công thức không có giá trị ở đây; hãy ghi giá trị của nó',
    status: 400,
  },
  'imports.cell-not-money': { en: '“{value}” is no amount in dong', vi: '“{value}” không phải là số tiền', status: 400 },
  'imports.cell-not-number': { en: '“{value}” is no number', vi: '“{value}” không phải là số', status: 400 },
  'imports.cell-not-day': {
    en: '“{value}” is no day, such as 31/10/2026',
    vi: '“{value}” không phải là ngày, ví dụ 31/10/2026',
    status: 400,
  },
  'imports.cell-choice': { en: '“{value}” is none of: {choices}', vi: '“{value}” không thuộc: {choices}', status: 400 },
  'imports.cell-unknown': { en: '“{value}” is not in the books', vi: 'Không có “{value}” trong sổ', status: 400 },
  'imports.cell-ambiguous': {
    en: '“{value}” may be several; write its code',
    vi: 'Có nhiều “{value}”; hãy ghi mã',
    status: 400,
  },
  'imports.cell-repeated': { en: '“{value}” stands in row {row} too', vi: '“{value}” đã có ở dòng {row}', status: 400 },
  'imports.cell-taken': { en: '“{value}” is in the books already', vi: '“{value}” đã có trong sổ', status: 400 },
  'imports.cell-differs': {
    en: 'Row {row} of the same order says “{value}”',
    vi: 'Dòng {row} của cùng đơn ghi “{value}”',
    status: 400,
  },

  // Bank accounts and transfers
  'bank.account-required': { en: 'Enter the number of the account', vi: 'Hãy nhập số tài khoản', status: 400 },
  'bank.account-exists': { en: 'This bank account is already there', vi: 'Tài khoản ngân hàng này đã có', status: 409 },
  'bank.account-removed': { en: 'This bank account was removed', vi: 'Tài khoản ngân hàng này đã bị xóa', status: 409 },
  'bank.token-missing': {
    en: 'SePay’s access token is needed to fetch transfers',
    vi: 'Cần mã truy cập API của SePay để lấy giao dịch',
    status: 400,
  },
  'bank.amount-invalid': { en: 'A transfer is at least 1 dong', vi: 'Giao dịch ít nhất là 1 đồng', status: 400 },
  'bank.content-required': {
    en: 'Send a transfer (time, amount, content), or a statement',
    vi: 'Hãy gửi một giao dịch (giờ, số tiền, nội dung), hoặc một sao kê',
    status: 400,
  },
  'bank.statement-unreadable': {
    en: 'No line of this file has the heads of a statement: day, amount that came in, description',
    vi: 'Không thấy dòng tiêu đề của sao kê trong tệp này: ngày, số tiền ghi có, nội dung',
    status: 400,
  },
  'bank.too-many-rows': {
    en: 'At most {most} transfers at once: take a shorter range',
    vi: 'Mỗi lần nhiều nhất {most} giao dịch: hãy lấy khoảng ngày ngắn hơn',
    status: 400,
  },
  'bank.settled': { en: 'This transfer is entered in the books already', vi: 'Giao dịch này đã ghi sổ', status: 409 },
  'bank.reason-required': { en: 'Say why it is set aside', vi: 'Hãy ghi lý do bỏ qua', status: 400 },
  'bank.what-for-required': {
    en: 'Say what the transfer is for: an order, a partner or a group of income',
    vi: 'Hãy cho biết giao dịch trả cho gì: một đơn, một đối tác hay một nhóm thu',
    status: 400,
  },
  'bank.not-income': { en: '{group} is no group of income', vi: '{group} không phải nhóm thu', status: 400 },
  'bank.not-a-sale': { en: 'A transfer pays sales alone', vi: 'Giao dịch tiền vào chỉ trả cho đơn bán', status: 400 },

  // Messages to customers
  'sms.name-required': { en: 'Give the messages a name', vi: 'Hãy đặt tên cho đợt tin', status: 400 },
  'sms.text-required': { en: 'Write the text', vi: 'Hãy viết nội dung', status: 400 },
  'sms.field-unknown': { en: 'There is no field {field}', vi: 'Không có trường {field}', status: 400 },
  'sms.sender-required': { en: 'Enter the sender’s name', vi: 'Hãy nhập tên người gửi', status: 400 },
  'sms.price-invalid': { en: 'Invalid price', vi: 'Giá không hợp lệ', status: 400 },
  'sms.key-required': { en: 'Enter the provider’s key', vi: 'Hãy nhập khoá của nhà cung cấp', status: 400 },
  'sms.account-removed': { en: 'This SMS account was removed', vi: 'Tài khoản SMS này đã bị xóa', status: 409 },
  'sms.phone-invalid': { en: '“{phone}” is no mobile number', vi: '“{phone}” không phải số di động', status: 400 },
  'sms.opted-out-already': { en: 'This number gets no messages already', vi: 'Số này đã được ghi không nhận tin', status: 409 },
  'sms.nobody': { en: 'There is nobody to write to', vi: 'Không có ai để gửi', status: 400 },
  'sms.no-such-move': {
    en: 'Messages that are {status} can’t become {to}',
    vi: 'Đợt tin {status} không chuyển thành {to} được',
    status: 409,
  },
  'sms.none-failed': { en: 'None of these messages failed', vi: 'Không có tin nào gửi lỗi', status: 409 },

  // Ranges of days
  'days.invalid': { en: 'Invalid date', vi: 'Ngày không hợp lệ', status: 400 },
} as const

export type ErrorCode = keyof typeof errors
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429

/** One text with its {placeholders} filled; one that has no value stays as it is written. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (asIs: string, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : asIs))
