import type { RecordService } from '@shared/registry/names'

/** What is sent to make a record of a service, and to change one. */
export interface UsualBodies {
  readonly create?: object
  readonly patch?: object
}

// Made from the examples of the contract suites: `RENEW_EXAMPLES=1 npx jest --selectProjects server -- contract/description`, then prettier.
export const usualBodies: { readonly [Name in RecordService]?: UsualBodies } = {
  activities: {
    create: {
      group: 'adjustments',
      userId: '65f0c0ffee00000000000001',
      amount: 50000,
      body: 'Thưởng 1h',
    },
    patch: {
      status: 'read',
    },
  },
  apAgents: {
    create: {
      rankId: '65f0c0ffee00000000000001',
      agentId: '65f0c0ffee00000000000002',
      isPending: true,
    },
    patch: {
      note: 'Đủ doanh số ba tháng',
    },
  },
  apComs: {
    create: {
      rankId: '65f0c0ffee00000000000001',
      created: '2026-11-21T03:00:00.000Z',
      mechanics: [
        {
          sourceName: 'own',
          methodName: 'percent of revenue',
          x: 3,
        },
      ],
    },
  },
  apPrices: {
    create: {
      rankId: '65f0c0ffee00000000000001',
      productId: '65f0c0ffee00000000000002',
      price: 92000,
    },
  },
  apRanks: {
    create: {
      name: 'Mẫu',
    },
    patch: {
      name: 'Mẫu',
    },
  },
  apiKeys: {
    create: {
      name: 'Website bán hàng',
      rights: ['/sales'],
    },
    patch: {
      name: 'Máy tính tiền',
    },
  },
  assets: {
    create: {
      name: 'Mẫu',
      group: 'Customers',
    },
    patch: {
      phone: '0909',
    },
  },
  bankAccounts: {
    create: {
      bank: '970436',
      account: '2662980884',
      label: 'Ngân hàng',
    },
    patch: {
      holder: 'CONG TY MOC SUONG',
    },
  },
  bankTransfers: {
    create: {
      accountId: '65f0c0ffee00000000000001',
      reference: 'FT 12',
      time: '2026-11-21T03:00:00.000Z',
      amount: 250000,
      content: 'tien hang 13',
    },
    patch: {
      note: 'Hỏi lại chị Hoa',
    },
  },
  carrierAccounts: {
    patch: {
      price: 25000,
    },
  },
  categories: {
    create: {
      group: 'goods',
      name: 'Mẫu',
    },
    patch: {
      name: 'Mẫu',
    },
  },
  codes: {
    patch: {
      note: 'Cho quán mới mở',
    },
  },
  comments: {
    create: {
      target: 'orders',
      targetId: '65f0c0ffee00000000000001',
      group: 'orders/comment',
      desc: 'Lời 1k',
    },
    patch: {
      desc: 'giao thật sớm',
    },
  },
  einvoiceAccounts: {
    create: {
      provider: 'viettel',
      supplierTaxCode: '0316882407',
      template: '1/001',
      series: 'C26TAA',
      username: '0316882407',
      password: 'mat-khau',
    },
    patch: {
      series: 'C26TAB',
    },
  },
  fbPages: {
    create: {
      token: 'page-Trang%2014',
    },
  },
  fbPosts: {
    create: {
      pageId: '65f0c0ffee00000000000001',
      name: 'Bài 15',
      desc: 'Sen Tây Hồ vào vụ cuối',
      link: 'https://mocsuong.example/sen',
      pictures: [],
    },
    patch: {
      desc: 'Ba cách pha cold brew',
    },
  },
  fundGroups: {
    create: {
      name: 'Mẫu',
      isCredit: true,
    },
  },
  imports: {
    create: {
      kind: 'customers',
      rows: [
        {
          name: 'Khách 16',
        },
      ],
      name: 'khach 17',
    },
    patch: {
      name: 'khach-hang-cu.xlsx',
    },
  },
  outgoing: {
    patch: {
      state: 'waiting',
    },
  },
  pages: {
    create: {
      slug: 'page-18',
      name: {
        en: 'Prices',
        vi: 'Bảng giá',
      },
      desc: {
        en: '# Prices',
        vi: '# Bảng giá',
      },
    },
    patch: {
      order: 30,
    },
  },
  posts: {
    create: {
      name: 'Chốt hộp quà Tết',
      desc: 'Tin 19',
    },
    patch: {
      desc: 'Giữ chỗ đến hết 10/12',
    },
  },
  products: {
    create: {
      group: 'goods',
      categoryId: '65f0c0ffee00000000000001',
      name: 'Mẫu',
    },
    patch: {
      lowStock: 3,
    },
  },
  proposals: {
    patch: {
      note: 'Hỏi lại chị Hoa',
    },
  },
  pushDevices: {
    create: {
      name: 'Chrome · Android',
      topics: ['orders'],
      endpoint: 'https://push.so-cai.vn/may%201a',
      p256dh: 'BMap_Gic1qMrqaIBP8pc4ZcQvZDRfR13Jr8GqceEtT04L2DkS5PtmNL2qm3g1kW6G1LwseBp3feFC9UukiEjm9A',
      auth: 'XSXB-yAUfHyyoa6t3OLfTw',
    },
    patch: {
      name: 'Điện thoại của Lan',
    },
  },
  sealLinks: {
    create: {
      sealId: '65f0c0ffee00000000000001',
      name: 'Chị Hạnh, kế toán Tâm An',
      books: ['trialBalance'],
    },
    patch: {
      name: 'Chị Hạnh',
    },
  },
  sealQuestions: {
    create: {
      token: 'Clgl4WNyTpNUoDTVq0mSX54DiDBBatPi',
      text: 'Khoản này là gì?',
    },
    patch: {
      answer: 'Tiền điện tháng 10',
    },
  },
  seals: {
    create: {
      until: '2026-11-21',
      notes: [],
    },
  },
  shopBundles: {
    create: {
      sku: 'COMBO- 1b',
      items: [
        {
          productId: '65f0c0ffee00000000000001',
          quantity: 2,
        },
      ],
    },
    patch: {
      note: 'Bán dịp Tết',
    },
  },
  shops: {
    patch: {
      note: 'Chị Lan lo gian này',
    },
  },
  smsAccounts: {
    create: {
      provider: 'file',
      sender: 'MS 1c',
    },
    patch: {
      sender: 'MOCSUONG',
    },
  },
  smsCampaigns: {
    create: {
      accountId: '65f0c0ffee00000000000001',
      name: 'Đợt tin 1d',
      text: 'Chào {name}',
      numbers: [
        {
          phone: '0976739330',
          name: 'Chị Hoa',
        },
      ],
      sendAt: '2026-11-21T03:00:00.000Z',
    },
    patch: {
      name: 'Nhắc nợ tháng 11',
    },
  },
  smsOptOuts: {
    create: {
      phone: '0960749537',
      note: 'Nhắn tin từ chối',
    },
    patch: {
      note: 'Gọi điện từ chối',
    },
  },
  smsTemplates: {
    create: {
      name: 'Mẫu tin  1e',
      text: 'Chào {name}',
    },
    patch: {
      text: '{company} chào {name}',
    },
  },
  stockTransfers: {
    create: {
      fromWarehouseId: '65f0c0ffee00000000000001',
      toWarehouseId: '65f0c0ffee00000000000002',
      items: [
        {
          productId: '65f0c0ffee00000000000003',
          quantity: 1,
        },
      ],
    },
  },
  stocktakes: {
    create: {
      warehouseId: '65f0c0ffee00000000000001',
      reason: 'Kiểm kê quý 1t',
    },
    patch: {
      reason: 'Kiểm kê cuối năm',
    },
  },
  tasks: {
    create: {
      name: 'Việc 1g',
      group: 'critical',
      deadline: '2026-11-21T03:00:00.000Z',
    },
    patch: {
      desc: 'đếm cả tầng trên',
    },
  },
  taxRules: {
    patch: {
      source: 'Nghị quyết mẫu, sửa đổi',
    },
  },
  uploads: {
    create: {
      uri: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  },
  users: {
    create: {
      name: 'Mẫu',
      emailRaw: 'mau1p@x.example',
      password: 'Test-pass-2468',
    },
    patch: {
      title: 'Thủ kho',
    },
  },
  warehouses: {
    create: {
      name: 'Mẫu',
    },
    patch: {
      name: 'Mẫu',
    },
  },
  webhookDeliveries: {
    patch: {
      status: 'again',
    },
  },
  workspaces: {
    create: {
      name: 'Mẫu',
      invitationCode: '6GQZ-8CD5-YPFC-MGAB',
      founder: {
        name: 'Founder',
        emailRaw: 'founder1r@x.example',
        password: 'Test-pass-2468',
      },
    },
    patch: {
      slogan: 'Gạo ngon',
    },
  },
  yearEnds: {
    create: {
      year: 1949,
    },
  },
}
