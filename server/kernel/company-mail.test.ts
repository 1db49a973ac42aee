import { companyMail } from './company-mail'

const message = { to: 'lan@example.com', subject: 'Mật khẩu tạm thời', text: 'Mật khẩu:\n\n    a<b>\n\nDùng trong một giờ.\n' }
const company = {
  name: 'Mộc "Sương" <script>',
  apps: ['whitelabel'],
  avatar: '/files/logo.jpg',
  brandColor: '#8A3B12',
  slogan: 'Trà cao nguyên',
}

test('a company with a label of its own writes in its name, under its logo and in its colour; nothing of it is markup', () => {
  const { sender, html = '', text } = companyMail(company, 'https://so.example', message)
  expect([sender, text]).toEqual([company.name, message.text])
  expect(html).toContain('src="https://so.example/files/logo.jpg"')
  expect(html).toContain('color:#8A3B12')
  expect(html).toContain('a&lt;b&gt;')
  expect(html).not.toContain('<script>')
})

test('any other company writes as the product', () => {
  expect(companyMail({ ...company, apps: [] }, 'https://so.example', message)).toBe(message)
})
