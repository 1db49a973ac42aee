/** What products, categories and warehouses refuse. */
export const catalogueErrors = {
  'categories.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'categories.has-products': {
    en: 'Products stand in this category: give them another one first',
    vi: 'Danh mục này còn mặt hàng: hãy chuyển chúng sang danh mục khác trước',
    status: 409,
  },
  'categories.exists': { en: 'Category {name} already exists', vi: 'Danh mục {name} đã có', status: 409 },
  'products.category-required': { en: 'Please select a product Category', vi: 'Hãy chọn danh mục sản phẩm', status: 400 },
  'products.name-required': { en: 'Please enter name', vi: 'Hãy nhập tên', status: 400 },
  'products.group-invalid': {
    en: 'A product is either goods or services',
    vi: 'Sản phẩm phải là hàng hoá hoặc dịch vụ',
    status: 400,
  },
  'products.price-invalid': { en: "{name} 's Price is invalid", vi: 'Giá bán của {name} không hợp lệ', status: 400 },
  'products.cost-invalid': { en: "{name} 's Cost is invalid", vi: 'Giá vốn của {name} không hợp lệ', status: 400 },
  'products.barcode-taken': {
    en: 'Barcode {barcode} is on another product already',
    vi: 'Mã vạch {barcode} đã gắn với mặt hàng khác',
    status: 409,
  },
  'products.disabled': { en: '{name} is no longer sold', vi: '{name} đã ngừng kinh doanh', status: 409 },
  'warehouses.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'warehouses.removed': { en: 'Warehouse {name} has been removed', vi: 'Kho {name} đã bị xoá', status: 409 },
  'warehouses.has-stock': {
    en: 'Warehouse {name} still holds {count} units',
    vi: 'Kho {name} còn {count} sản phẩm',
    status: 409,
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
} as const
