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
      body: 'Thưởng 1d',
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
      account: '6601597954',
      label: 'Ngân hàng',
    },
    patch: {
      holder: 'CONG TY MOC SUONG',
    },
  },
  bankTransfers: {
    create: {
      accountId: '65f0c0ffee00000000000001',
      reference: 'FT z',
      time: '2026-11-21T03:00:00.000Z',
      amount: 250000,
      content: 'tien hang 10',
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
      desc: 'Lời 1g',
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
      token: 'page-Trang%2011',
    },
  },
  fbPosts: {
    create: {
      pageId: '65f0c0ffee00000000000001',
      name: 'Bài 12',
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
          name: 'Khách 13',
        },
      ],
      name: 'khach 14',
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
      slug: 'page-15',
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
      desc: 'Tin 16',
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
      token: 'L1tL4fe_uMMvVwUSu6uNh6vg-s3p1YjU',
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
      sku: 'COMBO- 17',
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
      sender: 'MS 18',
    },
    patch: {
      sender: 'MOCSUONG',
    },
  },
  smsCampaigns: {
    create: {
      accountId: '65f0c0ffee00000000000001',
      name: 'Đợt tin 19',
      text: 'Chào {name}',
      numbers: [
        {
          phone: '0920654718',
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
      phone: '0968234854',
      note: 'Nhắn tin từ chối',
    },
    patch: {
      note: 'Gọi điện từ chối',
    },
  },
  smsTemplates: {
    create: {
      name: 'Mẫu tin  1a',
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
      reason: 'Kiểm kê quý 1p',
    },
    patch: {
      reason: 'Kiểm kê cuối năm',
    },
  },
  tasks: {
    create: {
      name: 'Việc 1c',
      group: 'critical',
      deadline: '2026-11-21T03:00:00.000Z',
    },
    patch: {
      desc: 'đếm cả tầng trên',
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
      emailRaw: 'mau1l@x.example',
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
  workspaces: {
    create: {
      name: 'Mẫu',
      invitationCode: 'S9BM-76Q2-QD65-QQFD',
      founder: {
        name: 'Founder',
        emailRaw: 'founder1n@x.example',
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
