import type { WardTable } from './heirs'

/** The wards of before 1 July 2025 with what they have become; public facts, see NOTICE. It is loaded where an old address is typed. */
export const wards: WardTable = {
  new: {
    'Hà Nội':
      'Phường Ba Đình, Phường Bạch Mai, Phường Bồ Đề, Phường Chương Mỹ, Phường Cầu Giấy, Phường Cửa Nam, Phường Dương Nội, Phường Giảng Võ, Phường Hai Bà Trưng, Phường Hoàn Kiếm, Phường Hoàng Liệt, Phường Hoàng Mai, Phường Hà Đông, Phường Hồng Hà, Phường Khương Đình, Phường Kim Liên, Phường Kiến Hưng, Phường Long Biên, Phường Láng, Phường Lĩnh Nam, Phường Nghĩa Đô, Phường Ngọc Hà, Phường Phú Diễn, Phường Phú Lương, Phường Phú Thượng, Phường Phúc Lợi, Phường Phương Liệt, Phường Sơn Tây, Phường Thanh Liệt, Phường Thanh Xuân, Phường Thượng Cát, Phường Tây Hồ, Phường Tây Mỗ, Phường Tây Tựu, Phường Tùng Thiện, Phường Tương Mai, Phường Từ Liêm, Phường Việt Hưng, Phường Văn Miếu - Quốc Tử Giám, Phường Vĩnh Hưng, Phường Vĩnh Tuy, Phường Xuân Phương, Phường Xuân Đỉnh, Phường Yên Hòa, Phường Yên Nghĩa, Phường Yên Sở, Phường Ô Chợ Dừa, Phường Đông Ngạc, Phường Đại Mỗ, Phường Định Công, Phường Đống Đa, Xã An Khánh, Xã Ba Vì, Xã Bát Tràng, Xã Bình Minh, Xã Bất Bạt, Xã Chuyên Mỹ, Xã Chương Dương, Xã Cổ Đô, Xã Dân Hòa, Xã Dương Hòa, Xã Gia Lâm, Xã Hoài Đức, Xã Hát Môn, Xã Hòa Lạc, Xã Hòa Phú, Xã Hòa Xá, Xã Hưng Đạo, Xã Hương Sơn, Xã Hạ Bằng, Xã Hồng Sơn, Xã Hồng Vân, Xã Kim Anh, Xã Kiều Phú, Xã Liên Minh, Xã Minh Châu, Xã Mê Linh, Xã Mỹ Đức, Xã Nam Phù, Xã Ngọc Hồi, Xã Nội Bài, Xã Phù Đổng, Xã Phú Cát, Xã Phú Nghĩa, Xã Phú Xuyên, Xã Phúc Lộc, Xã Phúc Sơn, Xã Phúc Thịnh, Xã Phúc Thọ, Xã Phượng Dực, Xã Quang Minh, Xã Quảng Bị, Xã Quảng Oai, Xã Quốc Oai, Xã Suối Hai, Xã Sóc Sơn, Xã Sơn Đồng, Xã Tam Hưng, Xã Thanh Oai, Xã Thanh Trì, Xã Thiên Lộc, Xã Thuận An, Xã Thư Lâm, Xã Thường Tín, Xã Thượng Phúc, Xã Thạch Thất, Xã Tiến Thắng, Xã Trung Giã, Xã Trần Phú, Xã Tây Phương, Xã Vân Đình, Xã Vĩnh Thanh, Xã Vật Lại, Xã Xuân Mai, Xã Yên Bài, Xã Yên Lãng, Xã Yên Xuân, Xã Ô Diên, Xã Đa Phúc, Xã Đan Phượng, Xã Đoài Phương, Xã Đông Anh, Xã Đại Thanh, Xã Đại Xuyên, Xã Ứng Hòa, Xã Ứng Thiên',
    'Tuyên Quang':
      'Phường An Tường, Phường Bình Thuận, Phường Hà Giang 1, Phường Hà Giang 2, Phường Minh Xuân, Phường Mỹ Lâm, Phường Nông Tiến, Xã Bình An, Xã Bình Ca, Xã Bình Xa, Xã Bạch Ngọc, Xã Bạch Xa, Xã Bạch Đích, Xã Bản Máy, Xã Bắc Mê, Xã Bắc Quang, Xã Bằng Hành, Xã Bằng Lang, Xã Cao Bồ, Xã Chiêm Hóa, Xã Cán Tỷ, Xã Côn Lôn, Xã Du Già, Xã Giáp Trung, Xã Hoàng Su Phì, Xã Hàm Yên, Xã Hòa An, Xã Hùng An, Xã Hùng Lợi, Xã Hùng Đức, Xã Hồ Thầu, Xã Hồng Sơn, Xã Hồng Thái, Xã Khuôn Lùng, Xã Khâu Vai, Xã Kim Bình, Xã Kiên Đài, Xã Kiến Thiết, Xã Lao Chải, Xã Linh Hồ, Xã Liên Hiệp, Xã Lâm Bình, Xã Lùng Tám, Xã Lũng Cú, Xã Lũng Phìn, Xã Lực Hành, Xã Minh Ngọc, Xã Minh Quang, Xã Minh Sơn, Xã Minh Thanh, Xã Minh Tân, Xã Mèo Vạc, Xã Mậu Duệ, Xã Nghĩa Thuận, Xã Ngọc Long, Xã Ngọc Đường, Xã Nhữ Khê, Xã Niêm Sơn, Xã Nà Hang, Xã Nấm Dẩn, Xã Nậm Dịch, Xã Phù Lưu, Xã Phú Linh, Xã Phú Lương, Xã Phố Bảng, Xã Pà Vầy Sủ, Xã Pờ Ly Ngài, Xã Quang Bình, Xã Quản Bạ, Xã Quảng Nguyên, Xã Sà Phìn, Xã Sơn Dương, Xã Sơn Thủy, Xã Sơn Vĩ, Xã Sủng Máng, Xã Thanh Thủy, Xã Thuận Hòa, Xã Thàng Tín, Xã Thái Bình, Xã Thái Hòa, Xã Thái Sơn, Xã Thông Nguyên, Xã Thượng Lâm, Xã Thượng Nông, Xã Thượng Sơn, Xã Thắng Mố, Xã Tiên Nguyên, Xã Tiên Yên, Xã Tri Phú, Xã Trung Hà, Xã Trung Sơn, Xã Trung Thịnh, Xã Trường Sinh, Xã Tát Ngà, Xã Tân An, Xã Tân Long, Xã Tân Mỹ, Xã Tân Quang, Xã Tân Thanh, Xã Tân Tiến, Xã Tân Trào, Xã Tân Trịnh, Xã Tùng Bá, Xã Tùng Vài, Xã Việt Lâm, Xã Vĩnh Tuy, Xã Vị Xuyên, Xã Xuân Giang, Xã Xuân Vân, Xã Xín Mần, Xã Yên Cường, Xã Yên Hoa, Xã Yên Lập, Xã Yên Minh, Xã Yên Nguyên, Xã Yên Phú, Xã Yên Sơn, Xã Yên Thành, Xã Đông Thọ, Xã Đường Hồng, Xã Đường Thượng, Xã Đồng Tâm, Xã Đồng Văn, Xã Đồng Yên',
    'Cao Bằng':
      'Phường Nùng Trí Cao, Phường Thục Phán, Phường Tân Giang, Xã Bạch Đằng, Xã Bảo Lâm, Xã Bảo Lạc, Xã Bế Văn Đàn, Xã Ca Thành, Xã Canh Tân, Xã Cô Ba, Xã Cần Yên, Xã Cốc Pàng, Xã Huy Giáp, Xã Hà Quảng, Xã Hòa An, Xã Hưng Đạo, Xã Hạ Lang, Xã Hạnh Phúc, Xã Khánh Xuân, Xã Kim Đồng, Xã Lý Bôn, Xã Lý Quốc, Xã Lũng Nặm, Xã Minh Khai, Xã Minh Tâm, Xã Nam Quang, Xã Nam Tuấn, Xã Nguyên Bình, Xã Nguyễn Huệ, Xã Phan Thanh, Xã Phục Hòa, Xã Quang Hán, Xã Quang Long, Xã Quang Trung, Xã Quảng Lâm, Xã Quảng Uyên, Xã Sơn Lộ, Xã Tam Kim, Xã Thanh Long, Xã Thành Công, Xã Thông Nông, Xã Thạch An, Xã Trà Lĩnh, Xã Trùng Khánh, Xã Trường Hà, Xã Tĩnh Túc, Xã Tổng Cọt, Xã Vinh Quý, Xã Xuân Trường, Xã Yên Thổ, Xã Đoài Dương, Xã Đàm Thủy, Xã Đình Phong, Xã Đông Khê, Xã Độc Lập, Xã Đức Long',
    'Thái Nguyên':
      'Phường Bá Xuyên, Phường Bách Quang, Phường Bắc Kạn, Phường Gia Sàng, Phường Linh Sơn, Phường Phan Đình Phùng, Phường Phúc Thuận, Phường Phổ Yên, Phường Quan Triều, Phường Quyết Thắng, Phường Sông Công, Phường Trung Thành, Phường Tích Lương, Phường Vạn Xuân, Phường Đức Xuân, Xã An Khánh, Xã Ba Bể, Xã Bình Thành, Xã Bình Yên, Xã Bạch Thông, Xã Bằng Thành, Xã Bằng Vân, Xã Cao Minh, Xã Chợ Mới, Xã Chợ Rã, Xã Chợ Đồn, Xã Côn Minh, Xã Cường Lợi, Xã Cẩm Giàng, Xã Dân Tiến, Xã Hiệp Lực, Xã Hợp Thành, Xã Kha Sơn, Xã Kim Phượng, Xã La Bằng, Xã La Hiên, Xã Lam Vỹ, Xã Na Rì, Xã Nam Cường, Xã Nam Hòa, Xã Nghinh Tường, Xã Nghiên Loan, Xã Nghĩa Tá, Xã Ngân Sơn, Xã Nà Phặc, Xã Phong Quang, Xã Phú Bình, Xã Phú Lương, Xã Phú Lạc, Xã Phú Thịnh, Xã Phú Xuyên, Xã Phú Đình, Xã Phúc Lộc, Xã Phượng Tiến, Xã Phủ Thông, Xã Quang Sơn, Xã Quân Chu, Xã Quảng Bạch, Xã Sảng Mộc, Xã Thanh Mai, Xã Thanh Thịnh, Xã Thành Công, Xã Thượng Minh, Xã Thượng Quan, Xã Thần Sa, Xã Trung Hội, Xã Tràng Xá, Xã Trại Cau, Xã Trần Phú, Xã Tân Cương, Xã Tân Khánh, Xã Tân Kỳ, Xã Tân Thành, Xã Vô Tranh, Xã Võ Nhai, Xã Văn Hán, Xã Văn Lang, Xã Văn Lăng, Xã Vĩnh Thông, Xã Vạn Phú, Xã Xuân Dương, Xã Yên Bình, Xã Yên Phong, Xã Yên Thịnh, Xã Yên Trạch, Xã Điềm Thụy, Xã Đại Phúc, Xã Đại Từ, Xã Định Hóa, Xã Đồng Hỷ, Xã Đồng Phúc, Xã Đức Lương',
    'Lào Cai':
      'Phường Cam Đường, Phường Cầu Thia, Phường Lào Cai, Phường Nam Cường, Phường Nghĩa Lộ, Phường Sa Pa, Phường Trung Tâm, Phường Văn Phú, Phường Yên Bái, Phường Âu Lâu, Xã A Mú Sung, Xã Bát Xát, Xã Bản Hồ, Xã Bản Liền, Xã Bản Lầu, Xã Bản Xèo, Xã Bảo Hà, Xã Bảo Nhai, Xã Bảo Thắng, Xã Bảo Yên, Xã Bảo Ái, Xã Bắc Hà, Xã Cao Sơn, Xã Chiềng Ken, Xã Châu Quế, Xã Chấn Thịnh, Xã Chế Tạo, Xã Cát Thịnh, Xã Cảm Nhân, Xã Cốc Lầu, Xã Cốc San, Xã Dương Quỳ, Xã Dền Sáng, Xã Gia Hội, Xã Gia Phú, Xã Hưng Khánh, Xã Hạnh Phúc, Xã Hợp Thành, Xã Khao Mang, Xã Khánh Hòa, Xã Khánh Yên, Xã Lao Chải, Xã Liên Sơn, Xã Lâm Giang, Xã Lâm Thượng, Xã Lùng Phình, Xã Lương Thịnh, Xã Lục Yên, Xã Minh Lương, Xã Mù Cang Chải, Xã Mường Bo, Xã Mường Hum, Xã Mường Khương, Xã Mường Lai, Xã Mậu A, Xã Mỏ Vàng, Xã Nghĩa Tâm, Xã Nghĩa Đô, Xã Ngũ Chỉ Sơn, Xã Nậm Chày, Xã Nậm Có, Xã Nậm Xé, Xã Pha Long, Xã Phong Dụ Hạ, Xã Phong Dụ Thượng, Xã Phong Hải, Xã Phình Hồ, Xã Phúc Khánh, Xã Phúc Lợi, Xã Púng Luông, Xã Quy Mông, Xã Si Ma Cai, Xã Sín Chéng, Xã Sơn Lương, Xã Thác Bà, Xã Thượng Bằng La, Xã Thượng Hà, Xã Trạm Tấu, Xã Trấn Yên, Xã Trịnh Tường, Xã Tà Xi Láng, Xã Tân Hợp, Xã Tân Lĩnh, Xã Tú Lệ, Xã Tả Củ Tỷ, Xã Tả Phìn, Xã Tả Van, Xã Tằng Loỏng, Xã Việt Hồng, Xã Võ Lao, Xã Văn Bàn, Xã Văn Chấn, Xã Xuân Hòa, Xã Xuân Quang, Xã Xuân Ái, Xã Y Tý, Xã Yên Bình, Xã Yên Thành, Xã Đông Cuông',
    'Điện Biên':
      'Phường Mường Lay, Phường Mường Thanh, Phường Điện Biên Phủ, Xã Búng Lao, Xã Chiềng Sinh, Xã Chà Tở, Xã Mường Chà, Xã Mường Luân, Xã Mường Lạn, Xã Mường Mùn, Xã Mường Nhà, Xã Mường Nhé, Xã Mường Phăng, Xã Mường Pồn, Xã Mường Toong, Xã Mường Tùng, Xã Mường Ảng, Xã Na Sang, Xã Na Son, Xã Nà Bủng, Xã Nà Hỳ, Xã Nà Tấu, Xã Núa Ngam, Xã Nậm Kè, Xã Nậm Nèn, Xã Pa Ham, Xã Phình Giàng, Xã Pu Nhi, Xã Pú Nhung, Xã Quài Tở, Xã Quảng Lâm, Xã Sam Mứn, Xã Si Pa Phìn, Xã Sáng Nhè, Xã Sín Chải, Xã Sín Thầu, Xã Sính Phình, Xã Thanh An, Xã Thanh Nưa, Xã Thanh Yên, Xã Tuần Giáo, Xã Tìa Dình, Xã Tủa Chùa, Xã Tủa Thàng, Xã Xa Dung',
    'Lai Châu':
      'Phường Tân Phong, Phường Đoàn Kết, Xã Bum Nưa, Xã Bum Tở, Xã Bình Lư, Xã Bản Bo, Xã Dào San, Xã Hua Bum, Xã Hồng Thu, Xã Khoen On, Xã Khun Há, Xã Khổng Lào, Xã Lê Lợi, Xã Mù Cả, Xã Mường Khoa, Xã Mường Kim, Xã Mường Mô, Xã Mường Than, Xã Mường Tè, Xã Nậm Cuổi, Xã Nậm Hàng, Xã Nậm Mạ, Xã Nậm Sỏ, Xã Nậm Tăm, Xã Pa Tần, Xã Pa Ủ, Xã Phong Thổ, Xã Pu Sam Cáp, Xã Pắc Ta, Xã Sin Suối Hồ, Xã Sì Lở Lầu, Xã Sìn Hồ, Xã Than Uyên, Xã Thu Lũm, Xã Tà Tổng, Xã Tân Uyên, Xã Tả Lèng, Xã Tủa Sín Chải',
    'Sơn La':
      'Phường Chiềng An, Phường Chiềng Cơi, Phường Chiềng Sinh, Phường Mộc Châu, Phường Mộc Sơn, Phường Thảo Nguyên, Phường Tô Hiệu, Phường Vân Sơn, Xã Bình Thuận, Xã Bó Sinh, Xã Bắc Yên, Xã Chiềng Hoa, Xã Chiềng Hặc, Xã Chiềng Khoong, Xã Chiềng Khương, Xã Chiềng La, Xã Chiềng Lao, Xã Chiềng Mai, Xã Chiềng Mung, Xã Chiềng Sung, Xã Chiềng Sơ, Xã Chiềng Sơn, Xã Chiềng Sại, Xã Co Mạ, Xã Gia Phù, Xã Huổi Một, Xã Kim Bon, Xã Long Hẹ, Xã Lóng Phiêng, Xã Lóng Sập, Xã Mai Sơn, Xã Muổi Nọi, Xã Mường Bang, Xã Mường Bám, Xã Mường Bú, Xã Mường Chanh, Xã Mường Chiên, Xã Mường Cơi, Xã Mường Giôn, Xã Mường Hung, Xã Mường Khiêng, Xã Mường La, Xã Mường Lèo, Xã Mường Lạn, Xã Mường Lầm, Xã Mường Sại, Xã Mường É, Xã Ngọc Chiến, Xã Nậm Lầu, Xã Nậm Ty, Xã Phiêng Cằm, Xã Phiêng Khoài, Xã Phiêng Pằn, Xã Phù Yên, Xã Púng Bánh, Xã Pắc Ngà, Xã Quỳnh Nhai, Xã Song Khủa, Xã Suối Tọ, Xã Sông Mã, Xã Sốp Cộp, Xã Thuận Châu, Xã Tà Hộc, Xã Tà Xùa, Xã Tân Phong, Xã Tân Yên, Xã Tô Múa, Xã Tường Hạ, Xã Tạ Khoa, Xã Vân Hồ, Xã Xuân Nha, Xã Xím Vàng, Xã Yên Châu, Xã Yên Sơn, Xã Đoàn Kết',
    'Phú Thọ':
      'Phường Hòa Bình, Phường Kỳ Sơn, Phường Nông Trang, Phường Phong Châu, Phường Phú Thọ, Phường Phúc Yên, Phường Thanh Miếu, Phường Thống Nhất, Phường Tân Hòa, Phường Việt Trì, Phường Vân Phú, Phường Vĩnh Phúc, Phường Vĩnh Yên, Phường Xuân Hòa, Phường Âu Cơ, Xã An Bình, Xã An Nghĩa, Xã Bao La, Xã Bình Nguyên, Xã Bình Phú, Xã Bình Tuyền, Xã Bình Xuyên, Xã Bản Nguyên, Xã Bằng Luân, Xã Cao Dương, Xã Cao Phong, Xã Cao Sơn, Xã Chân Mộng, Xã Chí Tiên, Xã Chí Đám, Xã Cẩm Khê, Xã Cự Đồng, Xã Dân Chủ, Xã Dũng Tiến, Xã Hiền Lương, Xã Hiền Quan, Xã Hoàng An, Xã Hoàng Cương, Xã Hy Cương, Xã Hùng Việt, Xã Hương Cần, Xã Hạ Hòa, Xã Hải Lựu, Xã Hội Thịnh, Xã Hợp Kim, Xã Hợp Lý, Xã Khả Cửu, Xã Kim Bôi, Xã Lai Đồng, Xã Liên Châu, Xã Liên Hòa, Xã Liên Minh, Xã Liên Sơn, Xã Long Cốc, Xã Lâm Thao, Xã Lương Sơn, Xã Lạc Lương, Xã Lạc Sơn, Xã Lạc Thủy, Xã Lập Thạch, Xã Mai Châu, Xã Mai Hạ, Xã Minh Hòa, Xã Minh Đài, Xã Mường Bi, Xã Mường Hoa, Xã Mường Thàng, Xã Mường Vang, Xã Mường Động, Xã Nguyệt Đức, Xã Ngọc Sơn, Xã Nhân Nghĩa, Xã Nật Sơn, Xã Phù Ninh, Xã Phùng Nguyên, Xã Phú Khê, Xã Phú Mỹ, Xã Pà Cò, Xã Quy Đức, Xã Quyết Thắng, Xã Quảng Yên, Xã Sông Lô, Xã Sơn Lương, Xã Sơn Đông, Xã Tam Dương, Xã Tam Dương Bắc, Xã Tam Hồng, Xã Tam Nông, Xã Tam Sơn, Xã Tam Đảo, Xã Thanh Ba, Xã Thanh Sơn, Xã Thanh Thủy, Xã Thu Cúc, Xã Thung Nai, Xã Thái Hòa, Xã Thượng Cốc, Xã Thượng Long, Xã Thịnh Minh, Xã Thọ Văn, Xã Thổ Tang, Xã Tiên Lương, Xã Tiên Lữ, Xã Tiền Phong, Xã Toàn Thắng, Xã Trung Sơn, Xã Trạm Thản, Xã Tu Vũ, Xã Tân Lạc, Xã Tân Mai, Xã Tân Pheo, Xã Tân Sơn, Xã Tây Cốc, Xã Tề Lỗ, Xã Vân Bán, Xã Vân Sơn, Xã Võ Miếu, Xã Văn Lang, Xã Văn Miếu, Xã Vĩnh An, Xã Vĩnh Chân, Xã Vĩnh Hưng, Xã Vĩnh Phú, Xã Vĩnh Thành, Xã Vĩnh Tường, Xã Vạn Xuân, Xã Xuân Lãng, Xã Xuân Lũng, Xã Xuân Viên, Xã Xuân Đài, Xã Yên Kỳ, Xã Yên Lãng, Xã Yên Lạc, Xã Yên Lập, Xã Yên Phú, Xã Yên Sơn, Xã Yên Thủy, Xã Yên Trị, Xã Đan Thượng, Xã Đoan Hùng, Xã Đà Bắc, Xã Đào Xá, Xã Đông Thành, Xã Đại Đình, Xã Đại Đồng, Xã Đạo Trù, Xã Đồng Lương, Xã Đức Nhàn',
    'Lạng Sơn':
      'Phường Kỳ Lừa, Phường Lương Văn Tri, Phường Tam Thanh, Phường Đông Kinh, Xã Ba Sơn, Xã Bình Gia, Xã Bắc Sơn, Xã Bằng Mạc, Xã Cai Kinh, Xã Cao Lộc, Xã Chi Lăng, Xã Chiến Thắng, Xã Châu Sơn, Xã Công Sơn, Xã Hoa Thám, Xã Hoàng Văn Thụ, Xã Hưng Vũ, Xã Hồng Phong, Xã Hội Hoan, Xã Hữu Liên, Xã Hữu Lũng, Xã Khuất Xá, Xã Kháng Chiến, Xã Khánh Khê, Xã Kiên Mộc, Xã Lộc Bình, Xã Lợi Bác, Xã Mẫu Sơn, Xã Na Dương, Xã Na Sầm, Xã Nhân Lý, Xã Nhất Hòa, Xã Quan Sơn, Xã Quý Hòa, Xã Quốc Khánh, Xã Quốc Việt, Xã Thiện Hòa, Xã Thiện Long, Xã Thiện Thuật, Xã Thiện Tân, Xã Thái Bình, Xã Thất Khê, Xã Thống Nhất, Xã Thụy Hùng, Xã Tri Lễ, Xã Tràng Định, Xã Tuấn Sơn, Xã Tân Thành, Xã Tân Tiến, Xã Tân Tri, Xã Tân Văn, Xã Tân Đoàn, Xã Vân Nham, Xã Văn Lãng, Xã Văn Quan, Xã Vũ Lăng, Xã Vũ Lễ, Xã Vạn Linh, Xã Xuân Dương, Xã Yên Bình, Xã Yên Phúc, Xã Điềm He, Xã Đoàn Kết, Xã Đình Lập, Xã Đồng Đăng',
    'Quảng Ninh':
      'Phường An Sinh, Phường Bãi Cháy, Phường Bình Khê, Phường Cao Xanh, Phường Cẩm Phả, Phường Cửa Ông, Phường Hiệp Hòa, Phường Hoàng Quế, Phường Hoành Bồ, Phường Hà An, Phường Hà Lầm, Phường Hà Tu, Phường Hạ Long, Phường Hồng Gai, Phường Liên Hòa, Phường Móng Cái 1, Phường Móng Cái 2, Phường Móng Cái 3, Phường Mông Dương, Phường Mạo Khê, Phường Phong Cốc, Phường Quang Hanh, Phường Quảng Yên, Phường Tuần Châu, Phường Uông Bí, Phường Việt Hưng, Phường Vàng Danh, Phường Yên Tử, Phường Đông Mai, Phường Đông Triều, Xã Ba Chẽ, Xã Bình Liêu, Xã Cái Chiên, Xã Hoành Mô, Xã Hải Hòa, Xã Hải Lạng, Xã Hải Ninh, Xã Hải Sơn, Xã Kỳ Thượng, Xã Lương Minh, Xã Lục Hồn, Xã Quảng Hà, Xã Quảng La, Xã Quảng Tân, Xã Quảng Đức, Xã Thống Nhất, Xã Tiên Yên, Xã Vĩnh Thực, Xã Điền Xá, Xã Đông Ngũ, Xã Đường Hoa, Xã Đầm Hà, Đặc khu Cô Tô, Đặc khu Vân Đồn',
    'Bắc Ninh':
      'Phường Bắc Giang, Phường Bồng Lai, Phường Chũ, Phường Cảnh Thụy, Phường Hạp Lĩnh, Phường Kinh Bắc, Phường Mão Điền, Phường Nam Sơn, Phường Nhân Hòa, Phường Ninh Xá, Phường Nếnh, Phường Phù Khê, Phường Phương Liễu, Phường Phượng Sơn, Phường Quế Võ, Phường Song Liễu, Phường Tam Sơn, Phường Thuận Thành, Phường Tiền Phong, Phường Trí Quả, Phường Trạm Lộ, Phường Tân An, Phường Tân Tiến, Phường Từ Sơn, Phường Tự Lạn, Phường Việt Yên, Phường Vân Hà, Phường Võ Cường, Phường Vũ Ninh, Phường Yên Dũng, Phường Đa Mai, Phường Đào Viên, Phường Đồng Nguyên, Xã An Lạc, Xã Biên Sơn, Xã Biển Động, Xã Bảo Đài, Xã Bắc Lũng, Xã Bố Hạ, Xã Cao Đức, Xã Chi Lăng, Xã Cẩm Lý, Xã Dương Hưu, Xã Gia Bình, Xã Hiệp Hòa, Xã Hoàng Vân, Xã Hợp Thịnh, Xã Kiên Lao, Xã Kép, Xã Liên Bão, Xã Lâm Thao, Xã Lương Tài, Xã Lạng Giang, Xã Lục Nam, Xã Lục Ngạn, Xã Lục Sơn, Xã Mỹ Thái, Xã Nam Dương, Xã Nghĩa Phương, Xã Ngọc Thiện, Xã Nhân Thắng, Xã Nhã Nam, Xã Phù Lãng, Xã Phúc Hòa, Xã Phật Tích, Xã Quang Trung, Xã Sa Lý, Xã Sơn Hải, Xã Sơn Động, Xã Tam Giang, Xã Tam Tiến, Xã Tam Đa, Xã Tiên Du, Xã Tiên Lục, Xã Trung Chính, Xã Trung Kênh, Xã Trường Sơn, Xã Tuấn Đạo, Xã Tân Chi, Xã Tân Dĩnh, Xã Tân Sơn, Xã Tân Yên, Xã Tây Yên Tử, Xã Vân Sơn, Xã Văn Môn, Xã Xuân Cẩm, Xã Xuân Lương, Xã Yên Phong, Xã Yên Thế, Xã Yên Trung, Xã Yên Định, Xã Đèo Gia, Xã Đông Cứu, Xã Đông Phú, Xã Đại Lai, Xã Đại Sơn, Xã Đại Đồng, Xã Đồng Kỳ, Xã Đồng Việt',
    'Hải Phòng':
      'Phường An Biên, Phường An Dương, Phường An Hải, Phường An Phong, Phường Bạch Đằng, Phường Bắc An Phụ, Phường Chu Văn An, Phường Chí Linh, Phường Dương Kinh, Phường Gia Viên, Phường Hòa Bình, Phường Hưng Đạo, Phường Hải An, Phường Hải Dương, Phường Hồng An, Phường Hồng Bàng, Phường Kinh Môn, Phường Kiến An, Phường Lê Chân, Phường Lê Thanh Nghị, Phường Lê Ích Mộc, Phường Lê Đại Hành, Phường Lưu Kiếm, Phường Nam Triệu, Phường Nam Đồ Sơn, Phường Nam Đồng, Phường Nguyễn Trãi, Phường Nguyễn Đại Năng, Phường Ngô Quyền, Phường Nhị Chiểu, Phường Phù Liễn, Phường Phạm Sư Mạnh, Phường Thiên Hương, Phường Thành Đông, Phường Thạch Khôi, Phường Thủy Nguyên, Phường Trần Hưng Đạo, Phường Trần Liễu, Phường Trần Nhân Tông, Phường Tân Hưng, Phường Tứ Minh, Phường Việt Hòa, Phường Ái Quốc, Phường Đông Hải, Phường Đồ Sơn, Xã An Hưng, Xã An Khánh, Xã An Lão, Xã An Phú, Xã An Quang, Xã An Thành, Xã An Trường, Xã Bình Giang, Xã Bắc Thanh Miện, Xã Chí Minh, Xã Chấn Hưng, Xã Cẩm Giang, Xã Cẩm Giàng, Xã Gia Lộc, Xã Gia Phúc, Xã Hà Bắc, Xã Hà Nam, Xã Hà Tây, Xã Hà Đông, Xã Hùng Thắng, Xã Hải Hưng, Xã Hồng Châu, Xã Hợp Tiến, Xã Khúc Thừa Dụ, Xã Kim Thành, Xã Kiến Hưng, Xã Kiến Hải, Xã Kiến Minh, Xã Kiến Thụy, Xã Kẻ Sặt, Xã Lai Khê, Xã Lạc Phượng, Xã Mao Điền, Xã Nam An Phụ, Xã Nam Sách, Xã Nam Thanh Miện, Xã Nghi Dương, Xã Nguyên Giáp, Xã Nguyễn Bỉnh Khiêm, Xã Nguyễn Lương Bằng, Xã Ninh Giang, Xã Phú Thái, Xã Quyết Thắng, Xã Thanh Hà, Xã Thanh Miện, Xã Thái Tân, Xã Thượng Hồng, Xã Tiên Lãng, Xã Tiên Minh, Xã Trường Tân, Xã Trần Phú, Xã Tuệ Tĩnh, Xã Tân An, Xã Tân Kỳ, Xã Tân Minh, Xã Tứ Kỳ, Xã Việt Khê, Xã Vĩnh Am, Xã Vĩnh Bảo, Xã Vĩnh Hòa, Xã Vĩnh Hải, Xã Vĩnh Lại, Xã Vĩnh Thuận, Xã Vĩnh Thịnh, Xã Yết Kiêu, Xã Đường An, Xã Đại Sơn, Đặc khu Bạch Long Vĩ, Đặc khu Cát Hải',
    'Hưng Yên':
      'Phường Hồng Châu, Phường Mỹ Hào, Phường Phố Hiến, Phường Sơn Nam, Phường Thái Bình, Phường Thượng Hồng, Phường Trà Lý, Phường Trần Hưng Đạo, Phường Trần Lãm, Phường Vũ Phúc, Phường Đường Hào, Xã A Sào, Xã Bình Nguyên, Xã Bình Thanh, Xã Bình Định, Xã Bắc Thái Ninh, Xã Bắc Thụy Anh, Xã Bắc Tiên Hưng, Xã Bắc Đông Hưng, Xã Bắc Đông Quan, Xã Châu Ninh, Xã Chí Minh, Xã Diên Hà, Xã Hiệp Cường, Xã Hoàn Long, Xã Hoàng Hoa Thám, Xã Hưng Hà, Xã Hưng Phú, Xã Hồng Minh, Xã Hồng Quang, Xã Hồng Vũ, Xã Khoái Châu, Xã Kiến Xương, Xã Long Hưng, Xã Lê Lợi, Xã Lê Quý Đôn, Xã Lương Bằng, Xã Lạc Đạo, Xã Minh Thọ, Xã Mễ Sở, Xã Nam Cường, Xã Nam Thái Ninh, Xã Nam Thụy Anh, Xã Nam Tiên Hưng, Xã Nam Tiền Hải, Xã Nam Đông Hưng, Xã Nghĩa Dân, Xã Nghĩa Trụ, Xã Nguyễn Du, Xã Nguyễn Trãi, Xã Nguyễn Văn Linh, Xã Ngọc Lâm, Xã Ngự Thiên, Xã Như Quỳnh, Xã Phạm Ngũ Lão, Xã Phụ Dực, Xã Phụng Công, Xã Quang Hưng, Xã Quang Lịch, Xã Quỳnh An, Xã Quỳnh Phụ, Xã Thái Ninh, Xã Thái Thụy, Xã Thư Trì, Xã Thư Vũ, Xã Thần Khê, Xã Thụy Anh, Xã Tiên Hoa, Xã Tiên Hưng, Xã Tiên La, Xã Tiên Lữ, Xã Tiên Tiến, Xã Tiền Hải, Xã Triệu Việt Vương, Xã Trà Giang, Xã Tân Hưng, Xã Tân Thuận, Xã Tân Tiến, Xã Tây Thái Ninh, Xã Tây Thụy Anh, Xã Tây Tiền Hải, Xã Tống Trân, Xã Việt Tiến, Xã Việt Yên, Xã Văn Giang, Xã Vũ Quý, Xã Vũ Thư, Xã Vũ Tiên, Xã Vạn Xuân, Xã Xuân Trúc, Xã Yên Mỹ, Xã Ái Quốc, Xã Ân Thi, Xã Đoàn Đào, Xã Đông Hưng, Xã Đông Quan, Xã Đông Thái Ninh, Xã Đông Thụy Anh, Xã Đông Tiên Hưng, Xã Đông Tiền Hải, Xã Đại Đồng, Xã Đồng Bằng, Xã Đồng Châu, Xã Đức Hợp',
    'Ninh Bình':
      'Phường Châu Sơn, Phường Duy Hà, Phường Duy Tiên, Phường Duy Tân, Phường Hoa Lư, Phường Hà Nam, Phường Hồng Quang, Phường Kim Bảng, Phường Kim Thanh, Phường Liêm Tuyền, Phường Lê Hồ, Phường Lý Thường Kiệt, Phường Mỹ Lộc, Phường Nam Hoa Lư, Phường Nam Định, Phường Nguyễn Úy, Phường Phù Vân, Phường Phủ Lý, Phường Tam Chúc, Phường Tam Điệp, Phường Thiên Trường, Phường Thành Nam, Phường Tiên Sơn, Phường Trung Sơn, Phường Trường Thi, Phường Tây Hoa Lư, Phường Vị Khê, Phường Yên Sơn, Phường Yên Thắng, Phường Đông A, Phường Đông Hoa Lư, Phường Đồng Văn, Xã Bình An, Xã Bình Giang, Xã Bình Lục, Xã Bình Minh, Xã Bình Mỹ, Xã Bình Sơn, Xã Bắc Lý, Xã Chất Bình, Xã Cát Thành, Xã Cúc Phương, Xã Cổ Lễ, Xã Gia Hưng, Xã Gia Lâm, Xã Gia Phong, Xã Gia Trấn, Xã Gia Tường, Xã Gia Viễn, Xã Gia Vân, Xã Giao Bình, Xã Giao Hòa, Xã Giao Hưng, Xã Giao Minh, Xã Giao Ninh, Xã Giao Phúc, Xã Giao Thủy, Xã Hiển Khánh, Xã Hải An, Xã Hải Anh, Xã Hải Hưng, Xã Hải Hậu, Xã Hải Quang, Xã Hải Thịnh, Xã Hải Tiến, Xã Hải Xuân, Xã Hồng Phong, Xã Khánh Hội, Xã Khánh Nhạc, Xã Khánh Thiện, Xã Khánh Trung, Xã Kim Sơn, Xã Kim Đông, Xã Lai Thành, Xã Liêm Hà, Xã Liên Minh, Xã Lý Nhân, Xã Minh Thái, Xã Minh Tân, Xã Nam Hồng, Xã Nam Lý, Xã Nam Minh, Xã Nam Ninh, Xã Nam Trực, Xã Nam Xang, Xã Nam Đồng, Xã Nghĩa Hưng, Xã Nghĩa Lâm, Xã Nghĩa Sơn, Xã Nho Quan, Xã Nhân Hà, Xã Ninh Cường, Xã Ninh Giang, Xã Phong Doanh, Xã Phát Diệm, Xã Phú Long, Xã Phú Sơn, Xã Quang Hưng, Xã Quang Thiện, Xã Quỳnh Lưu, Xã Quỹ Nhất, Xã Rạng Đông, Xã Thanh Bình, Xã Thanh Liêm, Xã Thanh Lâm, Xã Thanh Sơn, Xã Trần Thương, Xã Trực Ninh, Xã Tân Minh, Xã Tân Thanh, Xã Vĩnh Trụ, Xã Vũ Dương, Xã Vạn Thắng, Xã Vụ Bản, Xã Xuân Giang, Xã Xuân Hưng, Xã Xuân Hồng, Xã Xuân Trường, Xã Yên Cường, Xã Yên Khánh, Xã Yên Mô, Xã Yên Mạc, Xã Yên Từ, Xã Yên Đồng, Xã Ý Yên, Xã Đại Hoàng, Xã Định Hóa, Xã Đồng Thái, Xã Đồng Thịnh',
    'Thanh Hóa':
      'Phường Bỉm Sơn, Phường Hàm Rồng, Phường Hạc Thành, Phường Hải Bình, Phường Hải Lĩnh, Phường Nam Sầm Sơn, Phường Nghi Sơn, Phường Nguyệt Viên, Phường Ngọc Sơn, Phường Quang Trung, Phường Quảng Phú, Phường Sầm Sơn, Phường Trúc Lâm, Phường Tân Dân, Phường Tĩnh Gia, Phường Đào Duy Từ, Phường Đông Quang, Phường Đông Sơn, Phường Đông Tiến, Xã An Nông, Xã Ba Đình, Xã Biện Thượng, Xã Bá Thước, Xã Bát Mọt, Xã Các Sơn, Xã Công Chính, Xã Cẩm Thạch, Xã Cẩm Thủy, Xã Cẩm Tân, Xã Cẩm Tú, Xã Cẩm Vân, Xã Cổ Lũng, Xã Giao An, Xã Hiền Kiệt, Xã Hoa Lộc, Xã Hoạt Giang, Xã Hoằng Châu, Xã Hoằng Giang, Xã Hoằng Hóa, Xã Hoằng Lộc, Xã Hoằng Phú, Xã Hoằng Sơn, Xã Hoằng Thanh, Xã Hoằng Tiến, Xã Hà Long, Xã Hà Trung, Xã Hóa Quỳ, Xã Hậu Lộc, Xã Hồ Vương, Xã Hồi Xuân, Xã Hợp Tiến, Xã Kim Tân, Xã Kiên Thọ, Xã Lam Sơn, Xã Linh Sơn, Xã Luận Thành, Xã Lĩnh Toại, Xã Lưu Vệ, Xã Lương Sơn, Xã Minh Sơn, Xã Mường Chanh, Xã Mường Lát, Xã Mường Lý, Xã Mường Mìn, Xã Mậu Lâm, Xã Na Mèo, Xã Nam Xuân, Xã Nga An, Xã Nga Sơn, Xã Nga Thắng, Xã Nguyệt Ấn, Xã Ngọc Liên, Xã Ngọc Lặc, Xã Ngọc Trạo, Xã Nhi Sơn, Xã Như Thanh, Xã Như Xuân, Xã Nông Cống, Xã Phú Lệ, Xã Phú Xuân, Xã Pù Luông, Xã Pù Nhi, Xã Quan Sơn, Xã Quang Chiểu, Xã Quý Lương, Xã Quý Lộc, Xã Quảng Bình, Xã Quảng Chính, Xã Quảng Ngọc, Xã Quảng Ninh, Xã Quảng Yên, Xã Sao Vàng, Xã Sơn Thủy, Xã Sơn Điện, Xã Tam Chung, Xã Tam Lư, Xã Tam Thanh, Xã Thanh Kỳ, Xã Thanh Phong, Xã Thanh Quân, Xã Thiên Phủ, Xã Thiết Ống, Xã Thiệu Hóa, Xã Thiệu Quang, Xã Thiệu Tiến, Xã Thiệu Toán, Xã Thiệu Trung, Xã Thành Vinh, Xã Thăng Bình, Xã Thường Xuân, Xã Thượng Ninh, Xã Thạch Bình, Xã Thạch Lập, Xã Thạch Quảng, Xã Thắng Lộc, Xã Thắng Lợi, Xã Thọ Bình, Xã Thọ Long, Xã Thọ Lập, Xã Thọ Ngọc, Xã Thọ Phú, Xã Thọ Xuân, Xã Tiên Trang, Xã Triệu Lộc, Xã Triệu Sơn, Xã Trung Chính, Xã Trung Hạ, Xã Trung Lý, Xã Trung Sơn, Xã Trung Thành, Xã Trường Lâm, Xã Trường Văn, Xã Tân Ninh, Xã Tân Thành, Xã Tân Tiến, Xã Tây Đô, Xã Tượng Lĩnh, Xã Tống Sơn, Xã Vân Du, Xã Văn Nho, Xã Văn Phú, Xã Vĩnh Lộc, Xã Vạn Lộc, Xã Vạn Xuân, Xã Xuân Bình, Xã Xuân Chinh, Xã Xuân Du, Xã Xuân Hòa, Xã Xuân Lập, Xã Xuân Thái, Xã Xuân Tín, Xã Yên Khương, Xã Yên Nhân, Xã Yên Ninh, Xã Yên Phú, Xã Yên Thắng, Xã Yên Thọ, Xã Yên Trường, Xã Yên Định, Xã Điền Lư, Xã Điền Quang, Xã Đông Thành, Xã Định Hòa, Xã Định Tân, Xã Đồng Lương, Xã Đồng Tiến',
    'Nghệ An':
      'Phường Cửa Lò, Phường Hoàng Mai, Phường Quỳnh Mai, Phường Thành Vinh, Phường Thái Hòa, Phường Trường Vinh, Phường Tân Mai, Phường Tây Hiếu, Phường Vinh Hưng, Phường Vinh Lộc, Phường Vinh Phú, Xã An Châu, Xã Anh Sơn, Xã Anh Sơn Đông, Xã Bình Chuẩn, Xã Bình Minh, Xã Bích Hào, Xã Bạch Hà, Xã Bạch Ngọc, Xã Bắc Lý, Xã Cam Phục, Xã Chiêu Lưu, Xã Châu Bình, Xã Châu Hồng, Xã Châu Khê, Xã Châu Lộc, Xã Châu Tiến, Xã Con Cuông, Xã Cát Ngạn, Xã Diễn Châu, Xã Giai Lạc, Xã Giai Xuân, Xã Hoa Quân, Xã Huồi Tụ, Xã Hùng Chân, Xã Hùng Châu, Xã Hưng Nguyên, Xã Hưng Nguyên Nam, Xã Hạnh Lâm, Xã Hải Châu, Xã Hải Lộc, Xã Hợp Minh, Xã Hữu Khuông, Xã Hữu Kiệm, Xã Keng Đu, Xã Kim Bảng, Xã Kim Liên, Xã Lam Thành, Xã Lương Sơn, Xã Lượng Minh, Xã Minh Châu, Xã Minh Hợp, Xã Môn Sơn, Xã Mường Chọng, Xã Mường Ham, Xã Mường Lống, Xã Mường Quàng, Xã Mường Típ, Xã Mường Xén, Xã Mậu Thạch, Xã Mỹ Lý, Xã Na Loi, Xã Na Ngoi, Xã Nam Đàn, Xã Nga My, Xã Nghi Lộc, Xã Nghĩa Hành, Xã Nghĩa Hưng, Xã Nghĩa Khánh, Xã Nghĩa Lâm, Xã Nghĩa Lộc, Xã Nghĩa Mai, Xã Nghĩa Thọ, Xã Nghĩa Đàn, Xã Nghĩa Đồng, Xã Nhân Hòa, Xã Nhôn Mai, Xã Nậm Cắn, Xã Phúc Lộc, Xã Quan Thành, Xã Quang Đồng, Xã Quảng Châu, Xã Quế Phong, Xã Quỳ Châu, Xã Quỳ Hợp, Xã Quỳnh Anh, Xã Quỳnh Lưu, Xã Quỳnh Phú, Xã Quỳnh Sơn, Xã Quỳnh Tam, Xã Quỳnh Thắng, Xã Quỳnh Văn, Xã Sơn Lâm, Xã Tam Hợp, Xã Tam Quang, Xã Tam Thái, Xã Tam Đồng, Xã Thiên Nhẫn, Xã Thuần Trung, Xã Thành Bình Thọ, Xã Thông Thụ, Xã Thần Lĩnh, Xã Tiên Đồng, Xã Tiền Phong, Xã Tri Lễ, Xã Trung Lộc, Xã Tân An, Xã Tân Châu, Xã Tân Kỳ, Xã Tân Phú, Xã Tương Dương, Xã Vân Du, Xã Vân Tụ, Xã Văn Hiến, Xã Văn Kiều, Xã Vĩnh Tường, Xã Vạn An, Xã Xuân Lâm, Xã Yên Hòa, Xã Yên Na, Xã Yên Thành, Xã Yên Trung, Xã Yên Xuân, Xã Đô Lương, Xã Đông Hiếu, Xã Đông Lộc, Xã Đông Thành, Xã Đại Huệ, Xã Đại Đồng, Xã Đức Châu',
    'Hà Tĩnh':
      'Phường Bắc Hồng Lĩnh, Phường Hoành Sơn, Phường Hà Huy Tập, Phường Hải Ninh, Phường Nam Hồng Lĩnh, Phường Sông Trí, Phường Thành Sen, Phường Trần Phú, Phường Vũng Áng, Xã Can Lộc, Xã Cẩm Bình, Xã Cẩm Duệ, Xã Cẩm Hưng, Xã Cẩm Lạc, Xã Cẩm Trung, Xã Cẩm Xuyên, Xã Cổ Đạm, Xã Gia Hanh, Xã Hà Linh, Xã Hương Bình, Xã Hương Khê, Xã Hương Phố, Xã Hương Sơn, Xã Hương Xuân, Xã Hương Đô, Xã Hồng Lộc, Xã Kim Hoa, Xã Kỳ Anh, Xã Kỳ Hoa, Xã Kỳ Khang, Xã Kỳ Lạc, Xã Kỳ Thượng, Xã Kỳ Văn, Xã Kỳ Xuân, Xã Lộc Hà, Xã Mai Hoa, Xã Mai Phụ, Xã Nghi Xuân, Xã Phúc Trạch, Xã Sơn Giang, Xã Sơn Hồng, Xã Sơn Kim 1, Xã Sơn Kim 2, Xã Sơn Tiến, Xã Sơn Tây, Xã Thiên Cầm, Xã Thượng Đức, Xã Thạch Hà, Xã Thạch Khê, Xã Thạch Lạc, Xã Thạch Xuân, Xã Tiên Điền, Xã Toàn Lưu, Xã Trường Lưu, Xã Tùng Lộc, Xã Tứ Mỹ, Xã Việt Xuyên, Xã Vũ Quang, Xã Xuân Lộc, Xã Yên Hòa, Xã Đan Hải, Xã Đông Kinh, Xã Đồng Lộc, Xã Đồng Tiến, Xã Đức Minh, Xã Đức Quang, Xã Đức Thịnh, Xã Đức Thọ, Xã Đức Đồng',
    'Quảng Trị':
      'Phường Ba Đồn, Phường Bắc Gianh, Phường Nam Đông Hà, Phường Quảng Trị, Phường Đông Hà, Phường Đồng Hới, Phường Đồng Sơn, Phường Đồng Thuận, Xã A Dơi, Xã Ba Lòng, Xã Bắc Trạch, Xã Bến Hải, Xã Bến Quan, Xã Bố Trạch, Xã Cam Hồng, Xã Cam Lộ, Xã Cồn Tiên, Xã Cửa Tùng, Xã Cửa Việt, Xã Diên Sanh, Xã Dân Hóa, Xã Gio Linh, Xã Hiếu Giang, Xã Hoàn Lão, Xã Hòa Trạch, Xã Hướng Hiệp, Xã Hướng Lập, Xã Hướng Phùng, Xã Hải Lăng, Xã Khe Sanh, Xã Kim Ngân, Xã Kim Phú, Xã Kim Điền, Xã La Lay, Xã Lao Bảo, Xã Lìa, Xã Lệ Ninh, Xã Lệ Thủy, Xã Minh Hóa, Xã Mỹ Thủy, Xã Nam Ba Đồn, Xã Nam Cửa Việt, Xã Nam Gianh, Xã Nam Hải Lăng, Xã Nam Trạch, Xã Ninh Châu, Xã Phong Nha, Xã Phú Trạch, Xã Quảng Ninh, Xã Quảng Trạch, Xã Sen Ngư, Xã Thượng Trạch, Xã Triệu Bình, Xã Triệu Cơ, Xã Triệu Phong, Xã Trung Thuần, Xã Trường Ninh, Xã Trường Phú, Xã Trường Sơn, Xã Tuyên Bình, Xã Tuyên Hóa, Xã Tuyên Lâm, Xã Tuyên Phú, Xã Tuyên Sơn, Xã Tà Rụt, Xã Tân Gianh, Xã Tân Lập, Xã Tân Mỹ, Xã Tân Thành, Xã Vĩnh Hoàng, Xã Vĩnh Linh, Xã Vĩnh Thủy, Xã Vĩnh Định, Xã Ái Tử, Xã Đakrông, Xã Đông Trạch, Xã Đồng Lê, Đặc khu Cồn Cỏ',
    Huế: 'Phường An Cựu, Phường Dương Nỗ, Phường Hóa Châu, Phường Hương An, Phường Hương Thủy, Phường Hương Trà, Phường Kim Long, Phường Kim Trà, Phường Mỹ Thượng, Phường Phong Dinh, Phường Phong Phú, Phường Phong Quảng, Phường Phong Thái, Phường Phong Điền, Phường Phú Bài, Phường Phú Xuân, Phường Thanh Thủy, Phường Thuận An, Phường Thuận Hóa, Phường Thủy Xuân, Phường Vỹ Dạ, Xã A Lưới 1, Xã A Lưới 2, Xã A Lưới 3, Xã A Lưới 4, Xã A Lưới 5, Xã Bình Điền, Xã Chân Mây - Lăng Cô, Xã Hưng Lộc, Xã Khe Tre, Xã Long Quảng, Xã Lộc An, Xã Nam Đông, Xã Phú Hồ, Xã Phú Lộc, Xã Phú Vang, Xã Phú Vinh, Xã Quảng Điền, Xã Vinh Lộc, Xã Đan Điền',
    'Đà Nẵng':
      'Phường An Hải, Phường An Khê, Phường An Thắng, Phường Bàn Thạch, Phường Cẩm Lệ, Phường Hòa Cường, Phường Hòa Khánh, Phường Hòa Xuân, Phường Hương Trà, Phường Hải Châu, Phường Hải Vân, Phường Hội An, Phường Hội An Tây, Phường Hội An Đông, Phường Liên Chiểu, Phường Ngũ Hành Sơn, Phường Quảng Phú, Phường Sơn Trà, Phường Tam Kỳ, Phường Thanh Khê, Phường Điện Bàn, Phường Điện Bàn Bắc, Phường Điện Bàn Đông, Xã Avương, Xã Bà Nà, Xã Bến Giằng, Xã Bến Hiên, Xã Chiên Đàn, Xã Duy Nghĩa, Xã Duy Xuyên, Xã Gò Nổi, Xã Hiệp Đức, Xã Hà Nha, Xã Hòa Tiến, Xã Hòa Vang, Xã Hùng Sơn, Xã Khâm Đức, Xã La Dêê, Xã La Êê, Xã Lãnh Ngọc, Xã Nam Giang, Xã Nam Phước, Xã Nam Trà My, Xã Nông Sơn, Xã Núi Thành, Xã Phú Ninh, Xã Phú Thuận, Xã Phước Chánh, Xã Phước Hiệp, Xã Phước Năng, Xã Phước Thành, Xã Phước Trà, Xã Quế Phước, Xã Quế Sơn, Xã Quế Sơn Trung, Xã Sông Kôn, Xã Sông Vàng, Xã Sơn Cẩm Hà, Xã Tam Anh, Xã Tam Hải, Xã Tam Mỹ, Xã Tam Xuân, Xã Thu Bồn, Xã Thăng An, Xã Thăng Bình, Xã Thăng Phú, Xã Thăng Trường, Xã Thăng Điền, Xã Thượng Đức, Xã Thạnh Bình, Xã Thạnh Mỹ, Xã Tiên Phước, Xã Trà Giáp, Xã Trà Leng, Xã Trà Linh, Xã Trà Liên, Xã Trà My, Xã Trà Tân, Xã Trà Tập, Xã Trà Vân, Xã Trà Đốc, Xã Tân Hiệp, Xã Tây Giang, Xã Tây Hồ, Xã Việt An, Xã Vu Gia, Xã Xuân Phú, Xã Điện Bàn Tây, Xã Đông Giang, Xã Đại Lộc, Xã Đắc Pring, Xã Đồng Dương, Xã Đức Phú, Đặc khu Hoàng Sa',
    'Quảng Ngãi':
      'Phường Cẩm Thành, Phường Kon Tum, Phường Nghĩa Lộ, Phường Sa Huỳnh, Phường Trà Câu, Phường Trương Quang Trọng, Phường Đăk Bla, Phường Đăk Cấm, Phường Đức Phổ, Xã An Phú, Xã Ba Dinh, Xã Ba Gia, Xã Ba Tô, Xã Ba Tơ, Xã Ba Vinh, Xã Ba Vì, Xã Ba Xa, Xã Ba Động, Xã Bình Chương, Xã Bình Minh, Xã Bình Sơn, Xã Bờ Y, Xã Cà Đam, Xã Dục Nông, Xã Ia Chim, Xã Ia Tơi, Xã Ia Đal, Xã Khánh Cường, Xã Kon Braih, Xã Kon Plông, Xã Kon Đào, Xã Long Phụng, Xã Lân Phong, Xã Minh Long, Xã Mô Rai, Xã Măng Bút, Xã Măng Ri, Xã Măng Đen, Xã Mỏ Cày, Xã Mộ Đức, Xã Nghĩa Giang, Xã Nghĩa Hành, Xã Nguyễn Nghiêm, Xã Ngọc Linh, Xã Ngọk Bay, Xã Ngọk Réo, Xã Ngọk Tụ, Xã Phước Giang, Xã Rờ Kơi, Xã Sa Bình, Xã Sa Loong, Xã Sa Thầy, Xã Sơn Hà, Xã Sơn Hạ, Xã Sơn Kỳ, Xã Sơn Linh, Xã Sơn Mai, Xã Sơn Thủy, Xã Sơn Tây, Xã Sơn Tây Hạ, Xã Sơn Tây Thượng, Xã Sơn Tịnh, Xã Thanh Bồng, Xã Thiện Tín, Xã Thọ Phong, Xã Trà Bồng, Xã Trà Giang, Xã Trường Giang, Xã Tu Mơ Rông, Xã Tây Trà, Xã Tây Trà Bồng, Xã Tư Nghĩa, Xã Tịnh Khê, Xã Vạn Tường, Xã Vệ Giang, Xã Xốp, Xã Ya Ly, Xã Đình Cương, Xã Đông Sơn, Xã Đông Trà Bồng, Xã Đăk Hà, Xã Đăk Kôi, Xã Đăk Long, Xã Đăk Mar, Xã Đăk Môn, Xã Đăk Plô, Xã Đăk Pxi, Xã Đăk Pék, Xã Đăk Rve, Xã Đăk Rơ Wa, Xã Đăk Sao, Xã Đăk Tô, Xã Đăk Tờ Kan, Xã Đăk Ui, Xã Đặng Thùy Trâm, Đặc khu Lý Sơn',
    'Gia Lai':
      'Phường An Bình, Phường An Khê, Phường An Nhơn, Phường An Nhơn Bắc, Phường An Nhơn Nam, Phường An Nhơn Đông, Phường An Phú, Phường Ayun Pa, Phường Bình Định, Phường Bồng Sơn, Phường Diên Hồng, Phường Hoài Nhơn, Phường Hoài Nhơn Bắc, Phường Hoài Nhơn Nam, Phường Hoài Nhơn Tây, Phường Hoài Nhơn Đông, Phường Hội Phú, Phường Pleiku, Phường Quy Nhơn, Phường Quy Nhơn Bắc, Phường Quy Nhơn Nam, Phường Quy Nhơn Tây, Phường Quy Nhơn Đông, Phường Tam Quan, Phường Thống Nhất, Xã Al Bá, Xã An Hòa, Xã An Lão, Xã An Lương, Xã An Nhơn Tây, Xã An Toàn, Xã An Vinh, Xã Ayun, Xã Biển Hồ, Xã Bàu Cạn, Xã Bình An, Xã Bình Dương, Xã Bình Hiệp, Xã Bình Khê, Xã Bình Phú, Xã Bờ Ngoong, Xã Canh Liên, Xã Canh Vinh, Xã Chơ Long, Xã Chư A Thai, Xã Chư Krey, Xã Chư Prông, Xã Chư Păh, Xã Chư Pưh, Xã Chư Sê, Xã Cát Tiến, Xã Cửu An, Xã Gào, Xã Hoài Ân, Xã Hra, Xã Hòa Hội, Xã Hội Sơn, Xã Ia Boòng, Xã Ia Băng, Xã Ia Chia, Xã Ia Dom, Xã Ia Dreh, Xã Ia Dơk, Xã Ia Grai, Xã Ia Hiao, Xã Ia Hrung, Xã Ia Hrú, Xã Ia Khươl, Xã Ia Ko, Xã Ia Krái, Xã Ia Krêl, Xã Ia Le, Xã Ia Ly, Xã Ia Lâu, Xã Ia Mơ, Xã Ia Nan, Xã Ia O, Xã Ia Pa, Xã Ia Phí, Xã Ia Pia, Xã Ia Pnôn, Xã Ia Púch, Xã Ia Rbol, Xã Ia Rsai, Xã Ia Sao, Xã Ia Tul, Xã Ia Tôr, Xã KDang, Xã Kbang, Xã Kim Sơn, Xã Kon Chiêng, Xã Kon Gang, Xã Krong, Xã Kông Bơ La, Xã Kông Chro, Xã Lơ Pang, Xã Mang Yang, Xã Ngô Mây, Xã Nhơn Châu, Xã Phù Cát, Xã Phù Mỹ, Xã Phù Mỹ Bắc, Xã Phù Mỹ Nam, Xã Phù Mỹ Tây, Xã Phù Mỹ Đông, Xã Phú Thiện, Xã Phú Túc, Xã Pờ Tó, Xã SRó, Xã Sơn Lang, Xã Tuy Phước, Xã Tuy Phước Bắc, Xã Tuy Phước Tây, Xã Tuy Phước Đông, Xã Tây Sơn, Xã Tơ Tung, Xã Uar, Xã Vân Canh, Xã Vĩnh Quang, Xã Vĩnh Sơn, Xã Vĩnh Thạnh, Xã Vĩnh Thịnh, Xã Vạn Đức, Xã Xuân An, Xã Ya Hội, Xã Ya Ma, Xã Ân Hảo, Xã Ân Tường, Xã Đak Pơ, Xã Đak Rong, Xã Đak Sơmei, Xã Đak Đoa, Xã Đăk Song, Xã Đề Gi, Xã Đức Cơ',
    'Đắk Lắk':
      "Phường Buôn Hồ, Phường Buôn Ma Thuột, Phường Bình Kiến, Phường Cư Bao, Phường Ea Kao, Phường Hòa Hiệp, Phường Phú Yên, Phường Sông Cầu, Phường Thành Nhất, Phường Tuy Hòa, Phường Tân An, Phường Tân Lập, Phường Xuân Đài, Phường Đông Hòa, Xã Buôn Đôn, Xã Cuôr Đăng, Xã Cư M'gar, Xã Cư M'ta, Xã Cư Prao, Xã Cư Pui, Xã Cư Pơng, Xã Cư Yang, Xã Dang Kang, Xã Dliê Ya, Xã Dray Bhăng, Xã Dur Kmăl, Xã Ea Bung, Xã Ea Bá, Xã Ea Drông, Xã Ea Drăng, Xã Ea H'Leo, Xã Ea Hiao, Xã Ea Kar, Xã Ea Khăl, Xã Ea Kiết, Xã Ea Kly, Xã Ea Knuếc, Xã Ea Knốp, Xã Ea Ktur, Xã Ea Ly, Xã Ea M'Droh, Xã Ea Na, Xã Ea Ning, Xã Ea Nuôl, Xã Ea Phê, Xã Ea Păl, Xã Ea Riêng, Xã Ea Rốk, Xã Ea Súp, Xã Ea Trang, Xã Ea Tul, Xã Ea Wer, Xã Ea Wy, Xã Ea Ô, Xã Hòa Mỹ, Xã Hòa Phú, Xã Hòa Sơn, Xã Hòa Thịnh, Xã Hòa Xuân, Xã Ia Lốp, Xã Ia Rvê, Xã Krông Ana, Xã Krông Bông, Xã Krông Búk, Xã Krông Nô, Xã Krông Năng, Xã Krông Pắc, Xã Krông Á, Xã Liên Sơn Lắk, Xã M'Drắk, Xã Nam Ka, Xã Phú Hòa 1, Xã Phú Hòa 2, Xã Phú Mỡ, Xã Phú Xuân, Xã Pơng Drang, Xã Quảng Phú, Xã Suối Trai, Xã Sông Hinh, Xã Sơn Hòa, Xã Sơn Thành, Xã Tam Giang, Xã Tuy An Bắc, Xã Tuy An Nam, Xã Tuy An Tây, Xã Tuy An Đông, Xã Tân Tiến, Xã Tây Hòa, Xã Tây Sơn, Xã Vân Hòa, Xã Vụ Bổn, Xã Xuân Cảnh, Xã Xuân Lãnh, Xã Xuân Lộc, Xã Xuân Phước, Xã Xuân Thọ, Xã Yang Mao, Xã Ô Loan, Xã Đắk Liêng, Xã Đắk Phơi, Xã Đồng Xuân, Xã Đức Bình",
    'Khánh Hòa':
      'Phường Ba Ngòi, Phường Bảo An, Phường Bắc Cam Ranh, Phường Bắc Nha Trang, Phường Cam Linh, Phường Cam Ranh, Phường Hòa Thắng, Phường Nam Nha Trang, Phường Nha Trang, Phường Ninh Chử, Phường Ninh Hòa, Phường Phan Rang, Phường Tây Nha Trang, Phường Đô Vinh, Phường Đông Hải, Phường Đông Ninh Hòa, Xã Anh Dũng, Xã Bác Ái, Xã Bác Ái Tây, Xã Bác Ái Đông, Xã Bắc Khánh Vĩnh, Xã Bắc Ninh Hòa, Xã Cam An, Xã Cam Hiệp, Xã Cam Lâm, Xã Cà Ná, Xã Công Hải, Xã Diên Khánh, Xã Diên Lâm, Xã Diên Lạc, Xã Diên Thọ, Xã Diên Điền, Xã Hòa Trí, Xã Khánh Sơn, Xã Khánh Vĩnh, Xã Lâm Sơn, Xã Mỹ Sơn, Xã Nam Cam Ranh, Xã Nam Khánh Vĩnh, Xã Nam Ninh Hòa, Xã Ninh Hải, Xã Ninh Phước, Xã Ninh Sơn, Xã Phước Dinh, Xã Phước Hà, Xã Phước Hậu, Xã Phước Hữu, Xã Suối Dầu, Xã Suối Hiệp, Xã Thuận Bắc, Xã Thuận Nam, Xã Trung Khánh Vĩnh, Xã Tu Bông, Xã Tân Định, Xã Tây Khánh Sơn, Xã Tây Khánh Vĩnh, Xã Tây Ninh Hòa, Xã Vĩnh Hải, Xã Vạn Hưng, Xã Vạn Ninh, Xã Vạn Thắng, Xã Xuân Hải, Xã Đông Khánh Sơn, Xã Đại Lãnh, Đặc khu Trường Sa',
    'Lâm Đồng':
      "Phường 1 Bảo Lộc, Phường 2 Bảo Lộc, Phường 3 Bảo Lộc, Phường B'Lao, Phường Bình Thuận, Phường Bắc Gia Nghĩa, Phường Cam Ly - Đà Lạt, Phường Hàm Thắng, Phường La Gi, Phường Lang Biang - Đà Lạt, Phường Lâm Viên - Đà Lạt, Phường Mũi Né, Phường Nam Gia Nghĩa, Phường Phan Thiết, Phường Phú Thủy, Phường Phước Hội, Phường Tiến Thành, Phường Xuân Hương - Đà Lạt, Phường Xuân Trường - Đà Lạt, Phường Đông Gia Nghĩa, Xã Bảo Lâm 1, Xã Bảo Lâm 2, Xã Bảo Lâm 3, Xã Bảo Lâm 4, Xã Bảo Lâm 5, Xã Bảo Thuận, Xã Bắc Bình, Xã Bắc Ruộng, Xã Cát Tiên, Xã Cát Tiên 2, Xã Cát Tiên 3, Xã Cư Jút, Xã D'Ran, Xã Di Linh, Xã Gia Hiệp, Xã Hiệp Thạnh, Xã Hoài Đức, Xã Hàm Kiệm, Xã Hàm Liêm, Xã Hàm Thuận, Xã Hàm Thuận Bắc, Xã Hàm Thuận Nam, Xã Hàm Thạnh, Xã Hàm Tân, Xã Hòa Bắc, Xã Hòa Ninh, Xã Hòa Thắng, Xã Hải Ninh, Xã Hồng Sơn, Xã Hồng Thái, Xã Ka Đô, Xã Kiến Đức, Xã Krông Nô, Xã La Dạ, Xã Liên Hương, Xã Lương Sơn, Xã Lạc Dương, Xã Nam Ban Lâm Hà, Xã Nam Dong, Xã Nam Hà Lâm Hà, Xã Nam Thành, Xã Nam Đà, Xã Nghị Đức, Xã Nhân Cơ, Xã Ninh Gia, Xã Nâm Nung, Xã Phan Rí Cửa, Xã Phan Sơn, Xã Phú Sơn Lâm Hà, Xã Phúc Thọ Lâm Hà, Xã Quảng Hòa, Xã Quảng Khê, Xã Quảng Lập, Xã Quảng Phú, Xã Quảng Sơn, Xã Quảng Trực, Xã Quảng Tân, Xã Quảng Tín, Xã Suối Kiết, Xã Sông Lũy, Xã Sơn Mỹ, Xã Sơn Điền, Xã Thuận An, Xã Thuận Hạnh, Xã Trà Tân, Xã Trường Xuân, Xã Tuy Phong, Xã Tuy Đức, Xã Tuyên Quang, Xã Tà Hine, Xã Tà Năng, Xã Tà Đùng, Xã Tánh Linh, Xã Tân Hà Lâm Hà, Xã Tân Hải, Xã Tân Hội, Xã Tân Lập, Xã Tân Minh, Xã Tân Thành, Xã Vĩnh Hảo, Xã Đam Rông 1, Xã Đam Rông 2, Xã Đam Rông 3, Xã Đam Rông 4, Xã Đinh Trang Thượng, Xã Đinh Văn Lâm Hà, Xã Đông Giang, Xã Đơn Dương, Xã Đạ Huoai, Xã Đạ Huoai 2, Xã Đạ Huoai 3, Xã Đạ Tẻh, Xã Đạ Tẻh 2, Xã Đạ Tẻh 3, Xã Đắk Mil, Xã Đắk Song, Xã Đắk Sắk, Xã Đắk Wil, Xã Đồng Kho, Xã Đức An, Xã Đức Linh, Xã Đức Lập, Xã Đức Trọng, Đặc khu Phú Quý",
    'Đồng Nai':
      'Phường An Lộc, Phường Biên Hòa, Phường Bình Long, Phường Bình Lộc, Phường Bình Phước, Phường Bảo Vinh, Phường Chơn Thành, Phường Hàng Gòn, Phường Hố Nai, Phường Long Bình, Phường Long Hưng, Phường Long Khánh, Phường Minh Hưng, Phường Phước Bình, Phường Phước Long, Phường Phước Tân, Phường Tam Hiệp, Phường Tam Phước, Phường Trảng Dài, Phường Trấn Biên, Phường Tân Triều, Phường Xuân Lập, Phường Đồng Xoài, Xã An Phước, Xã An Viễn, Xã Bom Bo, Xã Bàu Hàm, Xã Bình An, Xã Bình Minh, Xã Bình Tân, Xã Bù Gia Mập, Xã Bù Đăng, Xã Cẩm Mỹ, Xã Dầu Giây, Xã Gia Kiệm, Xã Hưng Phước, Xã Hưng Thịnh, Xã La Ngà, Xã Long Hà, Xã Long Phước, Xã Long Thành, Xã Lộc Hưng, Xã Lộc Ninh, Xã Lộc Quang, Xã Lộc Thành, Xã Lộc Thạnh, Xã Lộc Tấn, Xã Minh Đức, Xã Nam Cát Tiên, Xã Nghĩa Trung, Xã Nha Bích, Xã Nhơn Trạch, Xã Phú Hòa, Xã Phú Lâm, Xã Phú Lý, Xã Phú Nghĩa, Xã Phú Riềng, Xã Phú Trung, Xã Phú Vinh, Xã Phước An, Xã Phước Sơn, Xã Phước Thái, Xã Sông Ray, Xã Thanh Sơn, Xã Thiện Hưng, Xã Thuận Lợi, Xã Thọ Sơn, Xã Thống Nhất, Xã Trảng Bom, Xã Trị An, Xã Tà Lài, Xã Tân An, Xã Tân Hưng, Xã Tân Khai, Xã Tân Lợi, Xã Tân Phú, Xã Tân Quan, Xã Tân Tiến, Xã Xuân Bắc, Xã Xuân Hòa, Xã Xuân Lộc, Xã Xuân Phú, Xã Xuân Quế, Xã Xuân Thành, Xã Xuân Đông, Xã Xuân Đường, Xã Xuân Định, Xã Đa Kia, Xã Đak Lua, Xã Đak Nhau, Xã Đăk Ơ, Xã Đại Phước, Xã Định Quán, Xã Đồng Phú, Xã Đồng Tâm',
    'Tây Ninh':
      'Phường An Tịnh, Phường Bình Minh, Phường Gia Lộc, Phường Gò Dầu, Phường Hòa Thành, Phường Khánh Hậu, Phường Kiến Tường, Phường Long An, Phường Long Hoa, Phường Ninh Thạnh, Phường Thanh Điền, Phường Trảng Bàng, Phường Tân An, Phường Tân Ninh, Xã An Lục Long, Xã An Ninh, Xã Bình Hiệp, Xã Bình Hòa, Xã Bình Thành, Xã Bình Đức, Xã Bến Cầu, Xã Bến Lức, Xã Châu Thành, Xã Cần Giuộc, Xã Cần Đước, Xã Cầu Khởi, Xã Dương Minh Châu, Xã Hiệp Hòa, Xã Hòa Hội, Xã Hòa Khánh, Xã Hưng Thuận, Xã Hưng Điền, Xã Hảo Đước, Xã Hậu Nghĩa, Xã Hậu Thạnh, Xã Khánh Hưng, Xã Long Cang, Xã Long Chữ, Xã Long Hựu, Xã Long Thuận, Xã Lương Hòa, Xã Lộc Ninh, Xã Mộc Hóa, Xã Mỹ An, Xã Mỹ Hạnh, Xã Mỹ Lệ, Xã Mỹ Lộc, Xã Mỹ Quý, Xã Mỹ Thạnh, Xã Mỹ Yên, Xã Nhơn Hòa Lập, Xã Nhơn Ninh, Xã Nhựt Tảo, Xã Ninh Điền, Xã Phước Chỉ, Xã Phước Lý, Xã Phước Thạnh, Xã Phước Vinh, Xã Phước Vĩnh Tây, Xã Rạch Kiến, Xã Thuận Mỹ, Xã Thạnh Bình, Xã Thạnh Hóa, Xã Thạnh Lợi, Xã Thạnh Phước, Xã Thạnh Đức, Xã Thủ Thừa, Xã Truông Mít, Xã Trà Vong, Xã Tuyên Bình, Xã Tuyên Thạnh, Xã Tân Biên, Xã Tân Châu, Xã Tân Hòa, Xã Tân Hưng, Xã Tân Hội, Xã Tân Long, Xã Tân Lân, Xã Tân Lập, Xã Tân Phú, Xã Tân Thành, Xã Tân Thạnh, Xã Tân Trụ, Xã Tân Tây, Xã Tân Tập, Xã Tân Đông, Xã Tầm Vu, Xã Vàm Cỏ, Xã Vĩnh Châu, Xã Vĩnh Công, Xã Vĩnh Hưng, Xã Vĩnh Thạnh, Xã Đông Thành, Xã Đức Huệ, Xã Đức Hòa, Xã Đức Lập',
    'Hồ Chí Minh':
      'Phường An Hội Tây, Phường An Hội Đông, Phường An Khánh, Phường An Lạc, Phường An Nhơn, Phường An Phú, Phường An Phú Đông, Phường An Đông, Phường Bà Rịa, Phường Bàn Cờ, Phường Bình Cơ, Phường Bình Dương, Phường Bình Hòa, Phường Bình Hưng Hòa, Phường Bình Lợi Trung, Phường Bình Phú, Phường Bình Quới, Phường Bình Thạnh, Phường Bình Thới, Phường Bình Tiên, Phường Bình Trưng, Phường Bình Trị Đông, Phường Bình Tân, Phường Bình Tây, Phường Bình Đông, Phường Bảy Hiền, Phường Bến Cát, Phường Bến Thành, Phường Chánh Hiệp, Phường Chánh Hưng, Phường Chánh Phú Hòa, Phường Chợ Lớn, Phường Chợ Quán, Phường Cát Lái, Phường Cầu Kiệu, Phường Cầu Ông Lãnh, Phường Diên Hồng, Phường Dĩ An, Phường Gia Định, Phường Gò Vấp, Phường Hiệp Bình, Phường Hòa Bình, Phường Hòa Hưng, Phường Hòa Lợi, Phường Hạnh Thông, Phường Khánh Hội, Phường Linh Xuân, Phường Long Bình, Phường Long Hương, Phường Long Nguyên, Phường Long Phước, Phường Long Trường, Phường Lái Thiêu, Phường Minh Phụng, Phường Nhiêu Lộc, Phường Phú An, Phường Phú Lâm, Phường Phú Lợi, Phường Phú Mỹ, Phường Phú Nhuận, Phường Phú Thuận, Phường Phú Thạnh, Phường Phú Thọ, Phường Phú Thọ Hòa, Phường Phú Định, Phường Phước Long, Phường Phước Thắng, Phường Rạch Dừa, Phường Sài Gòn, Phường Tam Bình, Phường Tam Long, Phường Tam Thắng, Phường Thuận An, Phường Thuận Giao, Phường Thông Tây Hội, Phường Thạnh Mỹ Tây, Phường Thới An, Phường Thới Hòa, Phường Thủ Dầu Một, Phường Thủ Đức, Phường Trung Mỹ Tây, Phường Tân Bình, Phường Tân Hiệp, Phường Tân Hòa, Phường Tân Hưng, Phường Tân Hải, Phường Tân Khánh, Phường Tân Mỹ, Phường Tân Phú, Phường Tân Phước, Phường Tân Sơn, Phường Tân Sơn Hòa, Phường Tân Sơn Nhì, Phường Tân Sơn Nhất, Phường Tân Thuận, Phường Tân Thành, Phường Tân Thới Hiệp, Phường Tân Tạo, Phường Tân Uyên, Phường Tân Đông Hiệp, Phường Tân Định, Phường Tây Nam, Phường Tây Thạnh, Phường Tăng Nhơn Phú, Phường Vĩnh Hội, Phường Vĩnh Tân, Phường Vũng Tàu, Phường Vườn Lài, Phường Xuân Hòa, Phường Xóm Chiếu, Phường Đông Hòa, Phường Đông Hưng Thuận, Phường Đức Nhuận, Xã An Long, Xã An Nhơn Tây, Xã An Thới Đông, Xã Bà Điểm, Xã Bàu Bàng, Xã Bàu Lâm, Xã Bình Chánh, Xã Bình Châu, Xã Bình Giã, Xã Bình Hưng, Xã Bình Khánh, Xã Bình Lợi, Xã Bình Mỹ, Xã Bắc Tân Uyên, Xã Châu Pha, Xã Châu Đức, Xã Cần Giờ, Xã Củ Chi, Xã Dầu Tiếng, Xã Hiệp Phước, Xã Hòa Hiệp, Xã Hòa Hội, Xã Hóc Môn, Xã Hưng Long, Xã Hồ Tràm, Xã Kim Long, Xã Long Hòa, Xã Long Hải, Xã Long Sơn, Xã Long Điền, Xã Minh Thạnh, Xã Nghĩa Thành, Xã Ngãi Giao, Xã Nhuận Đức, Xã Nhà Bè, Xã Phú Giáo, Xã Phú Hòa Đông, Xã Phước Hòa, Xã Phước Hải, Xã Phước Thành, Xã Thanh An, Xã Thái Mỹ, Xã Thường Tân, Xã Thạnh An, Xã Trừ Văn Thố, Xã Tân An Hội, Xã Tân Nhựt, Xã Tân Vĩnh Lộc, Xã Vĩnh Lộc, Xã Xuyên Mộc, Xã Xuân Sơn, Xã Xuân Thới Sơn, Xã Đông Thạnh, Xã Đất Đỏ, Đặc khu Côn Đảo',
    'Đồng Tháp':
      'Phường An Bình, Phường Bình Xuân, Phường Cai Lậy, Phường Cao Lãnh, Phường Gò Công, Phường Hồng Ngự, Phường Long Thuận, Phường Mỹ Ngãi, Phường Mỹ Phong, Phường Mỹ Phước Tây, Phường Mỹ Tho, Phường Mỹ Trà, Phường Nhị Quý, Phường Sa Đéc, Phường Sơn Qui, Phường Thanh Hòa, Phường Thường Lạc, Phường Thới Sơn, Phường Trung An, Phường Đạo Thạnh, Xã An Hòa, Xã An Hữu, Xã An Long, Xã An Phước, Xã An Thạnh Thủy, Xã Ba Sao, Xã Bình Hàng Trung, Xã Bình Ninh, Xã Bình Phú, Xã Bình Thành, Xã Bình Trưng, Xã Châu Thành, Xã Chợ Gạo, Xã Cái Bè, Xã Gia Thuận, Xã Gò Công Đông, Xã Hiệp Đức, Xã Hòa Long, Xã Hưng Thạnh, Xã Hậu Mỹ, Xã Hội Cư, Xã Kim Sơn, Xã Lai Vung, Xã Long Bình, Xã Long Hưng, Xã Long Khánh, Xã Long Phú Thuận, Xã Long Tiên, Xã Long Định, Xã Lương Hòa Lạc, Xã Lấp Vò, Xã Mỹ An Hưng, Xã Mỹ Hiệp, Xã Mỹ Lợi, Xã Mỹ Quí, Xã Mỹ Thiện, Xã Mỹ Thành, Xã Mỹ Thọ, Xã Mỹ Tịnh An, Xã Mỹ Đức Tây, Xã Ngũ Hiệp, Xã Phong Hòa, Xã Phong Mỹ, Xã Phú Cường, Xã Phú Hựu, Xã Phú Thành, Xã Phú Thọ, Xã Phương Thịnh, Xã Tam Nông, Xã Thanh Bình, Xã Thanh Hưng, Xã Thanh Mỹ, Xã Tháp Mười, Xã Thường Phước, Xã Thạnh Phú, Xã Tràm Chim, Xã Trường Xuân, Xã Tân Dương, Xã Tân Hòa, Xã Tân Hương, Xã Tân Hồng, Xã Tân Hộ Cơ, Xã Tân Khánh Trung, Xã Tân Long, Xã Tân Nhuận Đông, Xã Tân Phú, Xã Tân Phú Trung, Xã Tân Phú Đông, Xã Tân Phước 1, Xã Tân Phước 2, Xã Tân Phước 3, Xã Tân Thuận Bình, Xã Tân Thành, Xã Tân Thạnh, Xã Tân Thới, Xã Tân Điền, Xã Tân Đông, Xã Vĩnh Bình, Xã Vĩnh Hựu, Xã Vĩnh Kim, Xã Đốc Binh Kiều, Xã Đồng Sơn',
    'Vĩnh Long':
      'Phường An Hội, Phường Bình Minh, Phường Bến Tre, Phường Cái Vồn, Phường Duyên Hải, Phường Hòa Thuận, Phường Long Châu, Phường Long Đức, Phường Nguyệt Hóa, Phường Phú Khương, Phường Phú Tân, Phường Phước Hậu, Phường Sơn Đông, Phường Thanh Đức, Phường Trà Vinh, Phường Trường Long Hòa, Phường Tân Hạnh, Phường Tân Ngãi, Phường Đông Thành, Xã An Bình, Xã An Hiệp, Xã An Ngãi Trung, Xã An Phú Tân, Xã An Qui, Xã An Trường, Xã An Định, Xã Ba Tri, Xã Bình Phú, Xã Bình Phước, Xã Bình Đại, Xã Bảo Thạnh, Xã Châu Hòa, Xã Châu Hưng, Xã Châu Thành, Xã Chợ Lách, Xã Càng Long, Xã Cái Ngang, Xã Cái Nhum, Xã Cầu Kè, Xã Cầu Ngang, Xã Giao Long, Xã Giồng Trôm, Xã Hiếu Phụng, Xã Hiếu Thành, Xã Hiệp Mỹ, Xã Hàm Giang, Xã Hòa Bình, Xã Hòa Hiệp, Xã Hòa Minh, Xã Hùng Hòa, Xã Hưng Khánh Trung, Xã Hưng Mỹ, Xã Hưng Nhượng, Xã Hương Mỹ, Xã Long Hiệp, Xã Long Hòa, Xã Long Hồ, Xã Long Hữu, Xã Long Thành, Xã Long Vĩnh, Xã Lưu Nghiệp Anh, Xã Lương Hòa, Xã Lương Phú, Xã Lộc Thuận, Xã Lục Sĩ Thành, Xã Mỏ Cày, Xã Mỹ Chánh Hòa, Xã Mỹ Long, Xã Mỹ Thuận, Xã Ngãi Tứ, Xã Ngũ Lạc, Xã Nhuận Phú Tân, Xã Nhơn Phú, Xã Nhị Long, Xã Nhị Trường, Xã Phong Thạnh, Xã Phú Phụng, Xã Phú Quới, Xã Phú Thuận, Xã Phú Túc, Xã Phước Long, Xã Phước Mỹ Trung, Xã Quới An, Xã Quới Thiện, Xã Quới Điền, Xã Song Lộc, Xã Song Phú, Xã Tam Bình, Xã Tam Ngãi, Xã Thành Thới, Xã Thạnh Hải, Xã Thạnh Phong, Xã Thạnh Phú, Xã Thạnh Phước, Xã Thạnh Trị, Xã Thới Thuận, Xã Tiên Thủy, Xã Tiểu Cần, Xã Trung Hiệp, Xã Trung Ngãi, Xã Trung Thành, Xã Trà Côn, Xã Trà Cú, Xã Trà Ôn, Xã Tân An, Xã Tân Hào, Xã Tân Hòa, Xã Tân Long Hội, Xã Tân Lược, Xã Tân Phú, Xã Tân Quới, Xã Tân Thành Bình, Xã Tân Thủy, Xã Tân Xuân, Xã Tập Ngãi, Xã Tập Sơn, Xã Vinh Kim, Xã Vĩnh Thành, Xã Vĩnh Xuân, Xã Đôn Châu, Xã Đông Hải, Xã Đại An, Xã Đại Điền, Xã Đồng Khởi',
    'An Giang':
      'Phường Bình Đức, Phường Chi Lăng, Phường Châu Đốc, Phường Hà Tiên, Phường Long Phú, Phường Long Xuyên, Phường Mỹ Thới, Phường Rạch Giá, Phường Thới Sơn, Phường Tân Châu, Phường Tô Châu, Phường Tịnh Biên, Phường Vĩnh Thông, Phường Vĩnh Tế, Xã An Biên, Xã An Châu, Xã An Cư, Xã An Minh, Xã An Phú, Xã Ba Chúc, Xã Bình An, Xã Bình Giang, Xã Bình Hòa, Xã Bình Mỹ, Xã Bình Sơn, Xã Bình Thạnh Đông, Xã Châu Phong, Xã Châu Phú, Xã Châu Thành, Xã Chợ Mới, Xã Chợ Vàm, Xã Cô Tô, Xã Cù Lao Giêng, Xã Cần Đăng, Xã Giang Thành, Xã Giồng Riềng, Xã Gò Quao, Xã Hòa Hưng, Xã Hòa Lạc, Xã Hòa Thuận, Xã Hòa Điền, Xã Hòn Nghệ, Xã Hòn Đất, Xã Hội An, Xã Khánh Bình, Xã Kiên Lương, Xã Long Kiến, Xã Long Thạnh, Xã Long Điền, Xã Mỹ Hòa Hưng, Xã Mỹ Thuận, Xã Mỹ Đức, Xã Ngọc Chúc, Xã Nhơn Hội, Xã Nhơn Mỹ, Xã Núi Cấm, Xã Phú An, Xã Phú Hòa, Xã Phú Hữu, Xã Phú Lâm, Xã Phú Tân, Xã Sơn Hải, Xã Sơn Kiên, Xã Thoại Sơn, Xã Thạnh Hưng, Xã Thạnh Lộc, Xã Thạnh Mỹ Tây, Xã Thạnh Đông, Xã Tiên Hải, Xã Tri Tôn, Xã Tân An, Xã Tân Hiệp, Xã Tân Hội, Xã Tân Thạnh, Xã Tây Phú, Xã Tây Yên, Xã U Minh Thượng, Xã Vân Khánh, Xã Vĩnh An, Xã Vĩnh Bình, Xã Vĩnh Gia, Xã Vĩnh Hanh, Xã Vĩnh Hòa, Xã Vĩnh Hòa Hưng, Xã Vĩnh Hậu, Xã Vĩnh Phong, Xã Vĩnh Thuận, Xã Vĩnh Thạnh Trung, Xã Vĩnh Trạch, Xã Vĩnh Tuy, Xã Vĩnh Xương, Xã Vĩnh Điều, Xã Óc Eo, Xã Ô Lâm, Xã Đông Hòa, Xã Đông Hưng, Xã Đông Thái, Xã Định Hòa, Xã Định Mỹ, Đặc khu Kiên Hải, Đặc khu Phú Quốc, Đặc khu Thổ Châu',
    'Cần Thơ':
      'Phường An Bình, Phường Bình Thủy, Phường Cái Khế, Phường Cái Răng, Phường Hưng Phú, Phường Khánh Hòa, Phường Long Bình, Phường Long Mỹ, Phường Long Phú 1, Phường Long Tuyền, Phường Mỹ Quới, Phường Mỹ Xuyên, Phường Ngã Bảy, Phường Ngã Năm, Phường Ninh Kiều, Phường Phú Lợi, Phường Phước Thới, Phường Sóc Trăng, Phường Thuận Hưng, Phường Thốt Nốt, Phường Thới An Đông, Phường Thới Long, Phường Trung Nhứt, Phường Tân An, Phường Tân Lộc, Phường Vĩnh Châu, Phường Vĩnh Phước, Phường Vị Thanh, Phường Vị Tân, Phường Ô Môn, Phường Đại Thành, Xã An Lạc Thôn, Xã An Ninh, Xã An Thạnh, Xã Châu Thành, Xã Cù Lao Dung, Xã Cờ Đỏ, Xã Gia Hòa, Xã Hiệp Hưng, Xã Hòa An, Xã Hòa Tú, Xã Hỏa Lựu, Xã Hồ Đắc Kiện, Xã Kế Sách, Xã Lai Hòa, Xã Liêu Tú, Xã Long Hưng, Xã Long Phú, Xã Lâm Tân, Xã Lương Tâm, Xã Lịch Hội Thượng, Xã Mỹ Hương, Xã Mỹ Phước, Xã Mỹ Tú, Xã Ngọc Tố, Xã Nhu Gia, Xã Nhơn Mỹ, Xã Nhơn Ái, Xã Phong Nẫm, Xã Phong Điền, Xã Phú Hữu, Xã Phú Lộc, Xã Phú Tâm, Xã Phương Bình, Xã Phụng Hiệp, Xã Thuận Hòa, Xã Thạnh An, Xã Thạnh Hòa, Xã Thạnh Phú, Xã Thạnh Quới, Xã Thạnh Thới An, Xã Thạnh Xuân, Xã Thới An Hội, Xã Thới Hưng, Xã Thới Lai, Xã Trung Hưng, Xã Trường Khánh, Xã Trường Long, Xã Trường Long Tây, Xã Trường Thành, Xã Trường Xuân, Xã Trần Đề, Xã Tài Văn, Xã Tân Bình, Xã Tân Hòa, Xã Tân Long, Xã Tân Phước Hưng, Xã Tân Thạnh, Xã Vĩnh Hải, Xã Vĩnh Lợi, Xã Vĩnh Thuận Đông, Xã Vĩnh Thạnh, Xã Vĩnh Trinh, Xã Vĩnh Tường, Xã Vĩnh Viễn, Xã Vị Thanh 1, Xã Vị Thủy, Xã Xà Phiên, Xã Đông Hiệp, Xã Đông Phước, Xã Đông Thuận, Xã Đại Hải, Xã Đại Ngãi',
    'Cà Mau':
      'Phường An Xuyên, Phường Bạc Liêu, Phường Giá Rai, Phường Hiệp Thành, Phường Hòa Thành, Phường Láng Tròn, Phường Lý Văn Lâm, Phường Tân Thành, Phường Vĩnh Trạch, Xã An Trạch, Xã Biển Bạch, Xã Châu Thới, Xã Cái Nước, Xã Cái Đôi Vàm, Xã Gành Hào, Xã Hòa Bình, Xã Hưng Hội, Xã Hưng Mỹ, Xã Hồ Thị Kỷ, Xã Hồng Dân, Xã Khánh An, Xã Khánh Bình, Xã Khánh Hưng, Xã Khánh Lâm, Xã Long Điền, Xã Lương Thế Trân, Xã Nguyễn Phích, Xã Nguyễn Việt Khái, Xã Ninh Quới, Xã Ninh Thạnh Lợi, Xã Năm Căn, Xã Phan Ngọc Hiển, Xã Phong Hiệp, Xã Phong Thạnh, Xã Phú Mỹ, Xã Phú Tân, Xã Phước Long, Xã Quách Phẩm, Xã Sông Đốc, Xã Tam Giang, Xã Thanh Tùng, Xã Thới Bình, Xã Trí Phải, Xã Trần Phán, Xã Trần Văn Thời, Xã Tân Hưng, Xã Tân Lộc, Xã Tân Thuận, Xã Tân Tiến, Xã Tân Ân, Xã Tạ An Khương, Xã U Minh, Xã Vĩnh Hậu, Xã Vĩnh Lộc, Xã Vĩnh Lợi, Xã Vĩnh Mỹ, Xã Vĩnh Phước, Xã Vĩnh Thanh, Xã Đá Bạc, Xã Đông Hải, Xã Đất Mũi, Xã Đất Mới, Xã Đầm Dơi, Xã Định Thành',
  },
  old: {
    'Hà Nội': {
      'Quận Ba Đình':
        'Phường Phúc Xá 13, Phường Trúc Bạch 0, Phường Vĩnh Phúc 21, Phường Cống Vị 7+21, Phường Liễu Giai 21, Phường Quán Thánh 0, Phường Ngọc Hà 0+21, Phường Điện Biên 0+9+46+38, Phường Đội Cấn 0+21, Phường Ngọc Khánh 7+18+21, Phường Kim Mã 0+7+21, Phường Giảng Võ 7, Phường Thành Công 7+46',
      'Quận Hoàn Kiếm':
        'Phường Phúc Tân 13, Phường Đồng Xuân 0+9, Phường Hàng Mã 9, Phường Hàng Buồm 9, Phường Hàng Đào 9, Phường Hàng Bồ 9, Phường Cửa Đông 0+9, Phường Lý Thái Tổ 9, Phường Hàng Bạc 9, Phường Hàng Gai 9, Phường Chương Dương 13, Phường Hàng Trống 5+9, Phường Cửa Nam 0+5+9+38, Phường Hàng Bông 5+9, Phường Tràng Tiền 5+9, Phường Trần Hưng Đạo 5, Phường Phan Chu Trinh 5, Phường Hàng Bài 5',
      'Quận Tây Hồ':
        'Phường Phú Thượng 13+24+31, Phường Nhật Tân 13+31, Phường Tứ Liên 13+31, Phường Quảng An 13+31, Phường Xuân La 20+24+31+42, Phường Yên Phụ 13+31, Phường Bưởi 31, Phường Thụy Khuê 0+31',
      'Quận Long Biên':
        'Phường Thượng Thanh 2+37, Phường Ngọc Thụy 2+13, Phường Giang Biên 25+37, Phường Đức Giang 2+37, Phường Việt Hưng 25+37, Phường Gia Thụy 2+17+37, Phường Ngọc Lâm 2, Phường Phúc Lợi 25+37, Phường Bồ Đề 2+13+17, Phường Long Biên 2+17, Phường Thạch Bàn 53+17+25+61, Phường Phúc Đồng 2+17+25+37, Phường Cự Khối 53+17',
      'Quận Cầu Giấy':
        'Phường Nghĩa Đô 20+21+31, Phường Nghĩa Tân 20, Phường Mai Dịch 20+22+36, Phường Dịch Vọng 4+20, Phường Dịch Vọng Hậu 4+20, Phường Quan Hoa 4+20, Phường Yên Hòa 4+43, Phường Trung Hòa 48+29+43',
      'Quận Đống Đa':
        'Phường Cát Linh 7+46, Phường Văn Miếu Quốc Tử Giám 46+38, Phường Láng Thượng 18, Phường Ô Chợ Dừa 50+46, Phường Văn Chương 38, Phường Hàng Bột 46+38, Phường Láng Hạ 50+7+18, Phường Khâm Thiên 38, Phường Thổ Quan 38, Phường Nam Đồng 15+50+38, Phường Quang Trung 50+15, Phường Trung Liệt 15+50+46, Phường Phương Liên Trung Tự 15+38, Phường Kim Liên 15, Phường Phương Mai 15+1, Phường Thịnh Quang 50, Phường Khương Thượng 15',
      'Quận Hai Bà Trưng':
        'Phường Nguyễn Du 5+8+38, Phường Bạch Đằng 8+13, Phường Phạm Đình Hổ 5+8, Phường Lê Đại Hành 1+8+38, Phường Đồng Nhân 8, Phường Phố Huế 8, Phường Thanh Lương 13+19+40, Phường Thanh Nhàn 1+8, Phường Bách Khoa 1, Phường Đồng Tâm 1+35, Phường Vĩnh Tuy 39+40, Phường Quỳnh Mai 1, Phường Bạch Mai 1, Phường Minh Khai 1+35, Phường Trương Định 1+35',
      'Quận Hoàng Mai':
        'Phường Thanh Trì 19+39, Phường Vĩnh Hưng 11+35+39+40, Phường Định Công 49+26, Phường Mai Động 40+35, Phường Tương Mai 11+35, Phường Đại Kim 49+10+14+28, Phường Tân Mai 11+35, Phường Hoàng Văn Thụ 11+35, Phường Giáp Bát 49+11+35, Phường Lĩnh Nam 11+19+39, Phường Thịnh Liệt 49+11+26+45, Phường Trần Phú 11+19+45, Phường Hoàng Liệt 49+11+45+10, Phường Yên Sở 11+19+99+45',
      'Quận Thanh Xuân':
        'Phường Nhân Chính 48+29+43, Phường Thượng Đình 14+29, Phường Khương Trung 14+26, Phường Khương Mai 26, Phường Thanh Xuân Trung 14+29, Phường Phương Liệt 26+35, Phường Khương Đình 14+26, Phường Thanh Xuân Bắc 28+29, Phường Hạ Đình 14+28',
      'Huyện Sóc Sơn':
        'Thị trấn Sóc Sơn 95, Xã Bắc Sơn 107, Xã Minh Trí 72, Xã Hồng Kỳ 107, Xã Nam Sơn 107, Xã Trung Giã 107, Xã Tân Hưng 118, Xã Minh Phú 72, Xã Phù Linh 95, Xã Bắc Phú 118, Xã Tân Minh 95, Xã Quang Tiến 80+95, Xã Hiền Ninh 80, Xã Tân Dân 72, Xã Tiên Dược 95, Xã Việt Long 118, Xã Xuân Giang 118, Xã Mai Đình 80+95, Xã Đức Hòa 118, Xã Thanh Xuân 80, Xã Đông Xuân 95, Xã Kim Lũ 118, Xã Phú Cường 80, Xã Phú Minh 80+95, Xã Phù Lỗ 95, Xã Xuân Thu 118',
      'Huyện Đông Anh':
        'Thị trấn Đông Anh 121+102+87, Xã Xuân Nộn 102+87, Xã Thụy Lâm 102, Xã Bắc Hồng 87, Xã Nguyên Khê 87+102, Xã Nam Hồng 87, Xã Tiên Dương 121+87, Xã Vân Hà 102, Xã Uy Nỗ 121+102, Xã Vân Nội 87, Xã Liên Hà 121+102, Xã Việt Hùng 121+102, Xã Kim Nỗ 111+100, Xã Kim Chung 100+111, Xã Dục Tú 121+102, Xã Đại Mạch 76+100, Xã Vĩnh Ngọc 121+111+87, Xã Cổ Loa 121, Xã Hải Bối 100+111, Xã Xuân Canh 121+111, Xã Võng La 100, Xã Tàm Xá 121+111, Xã Mai Lâm 121, Xã Đông Hội 121',
      'Huyện Gia Lâm':
        'Thị trấn Yên Viên 81, Xã Yên Thường 81, Xã Yên Viên 81, Xã Ninh Hiệp 81, Xã Thiên Đức 81, Xã Phù Đổng 81, Xã Lệ Chi 101, Xã Cổ Bi 61+81+25, Xã Đặng Xá 101+81, Xã Phú Sơn 61+101, Thị trấn Trâu Quỳ 61+53, Xã Dương Quang 101, Xã Dương Xá 61, Xã Đa Tốn 53+61, Xã Kiêu Kỵ 61, Xã Bát Tràng 53+61+17, Xã Kim Đức 53',
      'Quận Nam Từ Liêm':
        'Phường Cầu Diễn 36, Phường Xuân Phương 41, Phường Phương Canh 41, Phường Mỹ Đình 1 4+36, Phường Mỹ Đình 2 4+36, Phường Tây Mỗ 32+41, Phường Mễ Trì 48+36+43, Phường Phú Đô 48+36, Phường Đại Mỗ 48+6+12+32+41, Phường Trung Văn 48+29',
      'Huyện Thanh Trì':
        'Thị trấn Văn Điển 10+122+99, Xã Tân Triều 49+12+14+28, Xã Thanh Liệt 49+10+28, Xã Tả Thanh Oai 122+28, Xã Hữu Hòa 122+23, Xã Tam Hiệp 122+10, Xã Tứ Hiệp 99+45, Xã Yên Mỹ 78+99, Xã Vĩnh Quỳnh 122+99, Xã Ngũ Hiệp 78+99, Xã Duyên Hà 78+99, Xã Ngọc Hồi 79, Xã Vạn Phúc 78, Xã Đại áng 79+103, Xã Liên Ninh 78+79, Xã Đông Mỹ 71+78',
      'Quận Bắc Từ Liêm':
        'Phường Thượng Cát 30, Phường Liên Mạc 30, Phường Đông Ngạc 47+24, Phường Đức Thắng 47, Phường Thụy Phương 47+30, Phường Tây Tựu 117+30+62+33, Phường Xuân Đỉnh 47+24+42, Phường Xuân Tảo 20+24+42, Phường Minh Khai 47+33+30+41, Phường Cổ Nhuế 1 20+22+42, Phường Cổ Nhuế 2 47+30, Phường Phú Diễn 22, Phường Phúc Diễn 22+41',
      'Huyện Mê Linh':
        'Thị trấn Chi Đông 90, Xã Đại Thịnh 90+106+76, Xã Kim Hoa 90+106, Xã Thạch Đà 106+115, Xã Tiến Thắng 106, Xã Tự Lập 106, Thị trấn Quang Minh 90, Xã Thanh Lâm 90+106, Xã Tam Đồng 106, Xã Liên Mạc 115, Xã Chu Phan 115, Xã Tiến Thịnh 74+115, Xã Mê Linh 90+76, Xã Văn Khê 106+115+76, Xã Hoàng Kim 115, Xã Tiền Phong 76+90+100, Xã Tráng Việt 76',
      'Quận Hà Đông':
        'Phường Quang Trung 12+16, Phường Mộ Lao 48+12, Phường Văn Quán 12+28, Phường Vạn Phúc 12, Phường La Khê 6+12, Phường Phú La 6+16, Phường Phúc La 12, Phường Hà Cầu 12+16, Phường Yên Nghĩa 6+44, Phường Kiến Hưng 16+122+23, Phường Phú Lãm 23, Phường Phú Lương 16+54+23, Phường Dương Nội 51+48+6+32, Phường Đồng Mai 3+44, Phường Biên Giang 3',
      'Thị xã Sơn Tây':
        'Phường Ngô Quyền 27, Phường Phú Thịnh 27, Phường Sơn Lộc 27+34, Phường Xuân Khanh 34, Xã Đường Lâm 27, Phường Viên Sơn 27, Xã Xuân Sơn 34, Phường Trung Hưng 27+34, Xã Thanh Mỹ 27+34, Phường Trung Sơn Trầm 34, Xã Kim Sơn 120, Xã Sơn Đông 120, Xã Cổ Đông 120+64',
      'Huyện Ba Vì':
        'Thị trấn Tây Đằng 75+92, Xã Phú Cường 58, Xã Cổ Đô 58, Xã Vạn Thắng 58, Xã Phong Vân 58, Xã Phú Đông 58, Xã Phú Hồng 58, Xã Phú Châu 112, Xã Thái Hòa 112, Xã Đồng Thái 112, Xã Phú Sơn 112, Xã Minh Châu 75, Xã Vật Lại 112, Xã Chu Minh 75+92, Xã Tòng Bạt 55, Xã Cẩm Lĩnh 55+94, Xã Sơn Đà 55, Xã Đông Quang 92, Xã Tiên Phong 92, Xã Thụy An 92+94, Xã Cam Thượng 92, Xã Thuần Mỹ 55, Xã Tản Lĩnh 94, Xã Ba Trại 94, Xã Minh Quang 52+55, Xã Ba Vì 52, Xã Vân Hòa 114, Xã Yên Bài 114, Xã Khánh Thượng 52',
      'Huyện Phúc Thọ':
        'Thị trấn Phúc Thọ 88, Xã Vân Phúc 85, Xã Nam Hà 85, Xã Xuân Đình 85, Xã Sen Phương 85, Xã Võng Xuyên 85, Xã Tích Lộc 88, Xã Long Thượng 88, Xã Hát Môn 63, Xã Thanh Đa 63, Xã Trạch Mỹ Lộc 88, Xã Phúc Hòa 88, Xã Ngọc Tảo 63, Xã Phụng Thượng 88, Xã Tam Thuấn 63, Xã Tam Hiệp 63, Xã Hiệp Thuận 63, Xã Liên Hiệp 63',
      'Huyện Đan Phượng':
        'Thị trấn Phùng 119, Xã Trung Châu 74+115, Xã Thọ An 74+115, Xã Thọ Xuân 74+115, Xã Hồng Hà 76+74+117+115, Xã Liên Hồng 76+117, Xã Liên Hà 76+117, Xã Hạ Mỗ 117, Xã Liên Trung 76+117, Xã Phương Đình 74, Xã Thượng Mỗ 119, Xã Tân Hội 117, Xã Tân Lập 117+62, Xã Đan Phượng 119, Xã Đồng Tháp 119, Xã Song Phượng 119',
      'Huyện Hoài Đức':
        'Thị trấn Trạm Trôi 62, Xã Đức Thượng 62, Xã Minh Khai 60, Xã Dương Liễu 60, Xã Di Trạch 62, Xã Đức Giang 62, Xã Cát Quế 60, Xã Kim Chung 62+33, Xã Yên Sở 60, Xã Sơn Đồng 96, Xã Vân Canh 96+41, Xã Đắc Sở 60, Xã Lại Yên 96, Xã Tiền Yên 96, Xã Song Phương 51+96, Xã An Khánh 51+96+32, Xã An Thượng 51+96, Xã Vân Côn 51+96, Xã La Phù 51+6, Xã Đông La 51',
      'Huyện Quốc Oai':
        'Xã Đông Xuân 116, Thị trấn Quốc Oai 93+109, Xã Sài Sơn 93, Xã Phượng Sơn 93+109, Xã Ngọc Liệp 73+109, Xã Ngọc Mỹ 73+93, Xã Thạch Thán 93, Xã Đồng Quang 67, Xã Phú Cát 69+82, Xã Tuyết Nghĩa 73, Xã Liệp Nghĩa 73, Xã Cộng Hòa 67, Xã Hưng Đạo 67, Xã Phú Mãn 82, Xã Cấn Hữu 73, Xã Hòa Thạch 82, Xã Đông Yên 82',
      'Huyện Thạch Thất':
        'Xã Yên Trung 116, Xã Yên Bình 116, Xã Tiến Xuân 64+116, Thị trấn Liên Quan 105, Xã Đại Đồng 105, Xã Cẩm Yên 105, Xã Lại Thượng 105, Xã Phú Kim 105, Xã Hương Ngải 109, Xã Lam Sơn 109, Xã Kim Quan 105, Xã Bình Yên 69+64, Xã Thạch Hòa 64+114+116, Xã Cần Kiệm 69, Xã Phùng Xá 109, Xã Tân Xã 69+64, Xã Thạch Xá 109, Xã Quang Trung 73+109, Xã Hạ Bằng 69+64, Xã Đồng Trúc 69',
      'Huyện Chương Mỹ':
        'Thị trấn Chúc Sơn 3, Thị trấn Xuân Mai 113, Xã Phụng Châu 3, Xã Tiên Phương 3, Xã Đông Sơn 83, Xã Đông Phương Yên 83, Xã Phú Nghĩa 83, Xã Trường Yên 83, Xã Ngọc Hòa 3, Xã Thủy Xuân Tiên 113, Xã Thanh Bình 83, Xã Trung Hòa 83, Xã Đại Yên 3, Xã Thụy Hương 3, Xã Tốt Động 91, Xã Lam Điền 54+91, Xã Tân Tiến 108+113, Xã Nam Phương Tiến 113, Xã Hợp Đồng 91, Xã Hoàng Văn Thụ 108, Xã Hoàng Diệu 91, Xã Hữu Văn 108, Xã Quảng Bị 91, Xã Mỹ Lương 108, Xã Thượng Vực 65, Xã Hồng Phú 65, Xã Trần Phú 108, Xã Văn Võ 65, Xã Đồng Lạc 65, Xã Hòa Phú 65',
      'Huyện Thanh Oai':
        'Thị trấn Kim Bài 98, Xã Cự Khê 54+23, Xã Bích Hòa 54, Xã Mỹ Hưng 97, Xã Cao Viên 54, Xã Bình Minh 54, Xã Tam Hưng 97, Xã Thanh Cao 54, Xã Thanh Thùy 97, Xã Thanh Mai 98, Xã Thanh Văn 97, Xã Đỗ Động 98, Xã Kim An 98, Xã Kim Thư 65+98, Xã Phương Trung 98, Xã Tân Ước 59, Xã Dân Hòa 59, Xã Liên Châu 59, Xã Cao Xuân Dương 59, Xã Hồng Dương 59',
      'Huyện Thường Tín':
        'Thị trấn Thường Tín 103, Xã Ninh Sở 71+78, Xã Nhị Khê 103, Xã Duyên Thái 71+78+79, Xã Khánh Hà 79+103, Xã Hòa Bình 103, Xã Văn Bình 103, Xã Hiền Giang 103, Xã Hồng Vân 71, Xã Vân Tảo 71, Xã Liên Phương 71, Xã Văn Phú 103, Xã Tự Nhiên 57, Xã Tiền Phong 103, Xã Hà Hồi 71, Xã Nguyễn Trãi 104, Xã Quất Động 104, Xã Chương Dương 57, Xã Tân Minh 104, Xã Lê Lợi 57, Xã Thắng Lợi 57, Xã Dũng Tiến 104, Xã Nghiêm Xuyên 104, Xã Tô Hiệu 57+84, Xã Văn Tự 84, Xã Vạn Nhất 57+84, Xã Minh Cường 84',
      'Huyện Phú Xuyên':
        'Thị trấn Phú Minh 84, Thị trấn Phú Xuyên 84, Xã Hồng Minh 89, Xã Phượng Dực 89, Xã Nam Tiến 84, Xã Văn Hoàng 89, Xã Phú Túc 89, Xã Hồng Thái 84, Xã Hoàng Long 89, Xã Nam Phong 84, Xã Tân Dân 56, Xã Quang Hà 84, Xã Chuyên Mỹ 56, Xã Khai Thái 123, Xã Phúc Tiến 123, Xã Vân Từ 56, Xã Tri Thủy 123, Xã Đại Xuyên 123, Xã Phú Yên 56, Xã Bạch Hạ 123, Xã Quang Lãng 123, Xã Châu Can 56, Xã Minh Tân 123',
      'Huyện Ứng Hòa':
        'Thị trấn Vân Đình 110, Xã Hoa Viên 125, Xã Quảng Phú Cầu 125, Xã Trường Thịnh 125, Xã Liên Bạt 125, Xã Cao Sơn Tiến 110, Xã Phương Tú 110, Xã Trung Tú 124, Xã Đồng Tân 124, Xã Tảo Dương Văn 110, Xã Thái Hòa 66, Xã Minh Đức 124, Xã Trầm Lộng 124, Xã Kim Đường 124, Xã Hòa Phú 66, Xã Đại Hùng 124, Xã Đông Lỗ 124, Xã Phù Lưu 66, Xã Đại Cường 124, Xã Bình Lưu Quang 66',
      'Huyện Mỹ Đức':
        'Thị trấn Đại Nghĩa 77, Xã Đồng Tâm 86+108, Xã Thượng Lâm 86, Xã Tuy Lai 86, Xã Phúc Lâm 86, Xã Mỹ Xuyên 86, Xã An Mỹ 70, Xã Hồng Sơn 70, Xã Lê Thanh 70, Xã Xuy Xá 70, Xã Phùng Xá 70, Xã Phù Lưu Tế 77, Xã Đại Hưng 77, Xã Vạn Tín 68, Xã Hương Sơn 68, Xã Hùng Tiến 68, Xã An Tiến 68, Xã Hợp Tiến 70, Xã Hợp Thanh 77, Xã An Phú 77',
    },
    'Hà Giang': {
      'Thành phố Hà Giang':
        'Phường Quang Trung 2+3, Phường Trần Phú 3, Phường Ngọc Hà 3, Phường Nguyễn Trãi 2, Phường Minh Khai 3, Xã Ngọc Đường 55, Xã Phương Độ 2, Xã Phương Thiện 2',
      'Huyện Đồng Văn':
        'Thị trấn Phố Bảng 64, Xã Lũng Cú 43, Xã Má Lé 43, Thị trấn Đồng Văn 122, Xã Lũng Táo 43, Xã Phố Là 64, Xã Thài Phìn Tủng 122, Xã Sủng Là 70, Xã Sà Phìn 70, Xã Tả Phìn 122, Xã Tả Lủng 122, Xã Phố Cáo 64, Xã Sính Lủng 70, Xã Sảng Tủng 70, Xã Lũng Thầu 64, Xã Hố Quáng Phìn 44, Xã Vần Chải 113, Xã Lũng Phìn 44, Xã Sủng Trái 44',
      'Huyện Mèo Vạc':
        'Thị trấn Mèo Vạc 51, Xã Thượng Phùng 73, Xã Pải Lủng 122, Xã Xín Cái 73, Xã Pả Vi 51, Xã Giàng Chu Phìn 51, Xã Sủng Trà 74, Xã Sủng Máng 74, Xã Sơn Vĩ 73, Xã Tả Lủng 51, Xã Cán Chu Phìn 34, Xã Lũng Pù 34, Xã Lũng Chinh 74, Xã Tát Ngà 93, Xã Nậm Ban 93, Xã Khâu Vai 34, Xã Niêm Tòng 57, Xã Niêm Sơn 57',
      'Huyện Yên Minh':
        'Thị trấn Yên Minh 113, Xã Thắng Mố 85, Xã Phú Lũng 12, Xã Sủng Cháng 85, Xã Bạch Đích 12, Xã Na Khê 12, Xã Sủng Thài 85, Xã Hữu Vinh 113, Xã Lao Và Chải 113, Xã Mậu Duệ 52, Xã Đông Minh 113, Xã Mậu Long 52, Xã Ngam La 52, Xã Ngọc Long 54, Xã Đường Thượng 120, Xã Lũng Hồ 120, Xã Du Tiến 22, Xã Du Già 22',
      'Huyện Quản Bạ':
        'Thị trấn Tam Sơn 68, Xã Bát Đại Sơn 20, Xã Nghĩa Thuận 53, Xã Cán Tỷ 20, Xã Cao Mã Pờ 103, Xã Thanh Vân 53, Xã Tùng Vài 103, Xã Đông Hà 42, Xã Quản Bạ 68, Xã Lùng Tám 42, Xã Quyết Tiến 68, Xã Tả Ván 103, Xã Thái An 42',
      'Huyện Vị Xuyên':
        'Xã Kim Thạch 62, Xã Phú Linh 62, Xã Kim Linh 62, Thị trấn Vị Xuyên 106, Thị trấn Nông trường Việt Lâm 106, Xã Minh Tân 50, Xã Thuận Hòa 76, Xã Tùng Bá 102, Xã Thanh Thủy 75, Xã Thanh Đức 38, Xã Phong Quang 3, Xã Xín Chải 38, Xã Phương Tiến 75, Xã Lao Chải 38, Xã Cao Bồ 18, Xã Đạo Đức 106, Xã Thượng Sơn 84, Xã Linh Hồ 39, Xã Quảng Ngần 104, Xã Việt Lâm 106+104, Xã Ngọc Linh 39, Xã Ngọc Minh 10, Xã Bạch Ngọc 10, Xã Trung Thành 39',
      'Huyện Bắc Mê':
        'Xã Minh Sơn 48, Xã Giáp Trung 23, Xã Yên Định 46+55, Thị trấn Yên Phú 14, Xã Minh Ngọc 46, Xã Yên Phong 14, Xã Lạc Nông 14, Xã Phú Nam 119, Xã Yên Cường 110, Xã Thượng Tân 46, Xã Đường Âm 119, Xã Đường Hồng 119, Xã Phiêng Luông 110',
      'Huyện Hoàng Su Phì':
        'Thị trấn Vinh Quang 24, Xã Bản Máy 13, Xã Thàng Tín 77, Xã Thèn Chu Phìn 77, Xã Pố Lồ 77, Xã Bản Phùng 13, Xã Túng Sán 99, Xã Chiến Phố 13, Xã Đản Ván 24, Xã Tụ Nhân 24, Xã Tân Tiến 99, Xã Nàng Đôn 66, Xã Pờ Ly Ngài 66, Xã Sán Sả Hồ 66, Xã Bản Luốc 24, Xã Ngàm Đăng Vài 24, Xã Bản Nhùng 99, Xã Tả Sử Choóng 60, Xã Nậm Dịch 60, Xã Hồ Thầu 30, Xã Nam Sơn 30, Xã Nậm Ty 60, Xã Thông Nguyên 81, Xã Nậm Khòa 30',
      'Huyện Xín Mần':
        'Thị trấn Cốc Pài 65, Xã Nàn Xỉn 109, Xã Bản Díu 109, Xã Chí Cà 109, Xã Xín Mần 109, Xã Thèn Phàng 109, Xã Trung Thịnh 91, Xã Pà Vầy Sủ 65, Xã Cốc Rế 91, Xã Thu Tà 91, Xã Nàn Ma 65, Xã Tả Nhìu 59, Xã Bản Ngò 65, Xã Chế Là 59, Xã Nấm Dẩn 59, Xã Quảng Nguyên 69, Xã Nà Chì 33, Xã Khuôn Lùng 33',
      'Huyện Bắc Quang':
        'Thị trấn Việt Quang 15, Thị trấn Vĩnh Tuy 105, Xã Tân Lập 97, Xã Tân Thành 97, Xã Đồng Tiến 121, Xã Đồng Tâm 121, Xã Tân Quang 97, Xã Thượng Bình 121, Xã Hữu Sản 40, Xã Kim Ngọc 16, Xã Việt Vinh 15, Xã Bằng Hành 16, Xã Quang Minh 15, Xã Liên Hiệp 40, Xã Vô Điếm 16, Xã Việt Hồng 27, Xã Hùng An 27, Xã Đức Xuân 40, Xã Tiên Kiều 27, Xã Vĩnh Hảo 105, Xã Vĩnh Phúc 123, Xã Đồng Yên 123, Xã Đông Thành 105',
      'Huyện Quang Bình':
        'Xã Xuân Minh 81, Xã Tiên Nguyên 86, Xã Tân Nam 67, Xã Bản Rịa 117, Xã Yên Thành 117, Thị trấn Yên Bình 67, Xã Tân Trịnh 101, Xã Tân Bắc 101, Xã Bằng Lang 17, Xã Yên Hà 17, Xã Hương Sơn 87, Xã Xuân Giang 107, Xã Nà Khương 107, Xã Tiên Yên 87, Xã Vĩ Thượng 87',
    },
    'Cao Bằng': {
      'Thành phố Cao Bằng':
        'Phường Sông Hiến 1, Phường Sông Bằng 0, Phường Hợp Giang 1, Phường Tân Giang 2, Phường Ngọc Xuân 0, Phường Đề Thám 1, Phường Hòa Chung 2, Phường Duyệt Trung 2, Xã Vĩnh Quang 0, Xã Hưng Đạo 1, Xã Chu Trinh 2',
      'Huyện Bảo Lâm':
        'Thị trấn Pác Miầu 4, Xã Đức Hạnh 11, Xã Lý Bôn 20, Xã Nam Cao 25, Xã Nam Quang 25, Xã Vĩnh Quang 20, Xã Quảng Lâm 34, Xã Thạch Lâm 34, Xã Vĩnh Phong 4, Xã Mông Ân 4, Xã Thái Học 49, Xã Thái Sơn 49, Xã Yên Thổ 49',
      'Huyện Bảo Lạc':
        'Thị trấn Bảo Lạc 5, Xã Cốc Pàng 11, Xã Thượng Hà 9, Xã Cô Ba 9, Xã Bảo Toàn 5, Xã Khánh Xuân 18, Xã Xuân Trường 48, Xã Hồng Trị 5, Xã Kim Cúc 15, Xã Phan Thanh 18, Xã Hồng An 48, Xã Hưng Đạo 15, Xã Hưng Thịnh 15, Xã Huy Giáp 12, Xã Đình Phùng 12, Xã Sơn Lập 36, Xã Sơn Lộ 36',
      'Huyện Hà Quảng':
        'Thị trấn Thông Nông 40, Xã Cần Yên 10, Xã Cần Nông 10, Xã Lương Thông 10, Xã Đa Thông 40, Xã Ngọc Động 38, Xã Yên Sơn 38, Xã Lương Can 40, Xã Thanh Long 38, Thị trấn Xuân Hòa 44, Xã Lũng Nặm 22, Xã Trường Hà 44, Xã Cải Viên 46, Xã Nội Thôn 46, Xã Tổng Cọt 46, Xã Sóc Hà 44, Xã Thượng Thôn 22, Xã Hồng Sỹ 13, Xã Quý Quân 44, Xã Mã Ba 13, Xã Ngọc Đào 13',
      'Huyện Trùng Khánh':
        'Thị trấn Trà Lĩnh 42, Xã Tri Phương 33, Xã Quang Hán 31, Xã Xuân Nội 33, Xã Quang Trung 33, Xã Quang Vinh 31, Xã Cao Chương 42, Thị trấn Trùng Khánh 43, Xã Ngọc Khê 52, Xã Ngọc Côn 52, Xã Phong Nặm 52, Xã Đình Phong 52, Xã Đàm Thủy 51, Xã Khâm Thành 43, Xã Chí Viễn 51, Xã Lăng Hiếu 43, Xã Phong Châu 51, Xã Trung Phúc 50, Xã Cao Thăng 50, Xã Đức Hồng 43, Xã Đoài Dương 50',
      'Huyện Hạ Lang':
        'Xã Minh Long 21, Xã Lý Quốc 21, Xã Thắng Lợi 32, Xã Đồng Loan 21, Xã Đức Quang 32, Xã Kim Loan 47, Xã Quang Long 32, Xã An Lạc 47, Thị trấn Thanh Nhật 16, Xã Vinh Quý 47, Xã Thống Nhất 16, Xã Cô Ngân 47, Xã Thị Hoa 16',
      'Huyện Quảng Hòa':
        'Xã Quốc Toản 42, Thị trấn Quảng Uyên 35, Xã Phi Hải 35, Xã Quảng Hưng 54, Xã Độc Lập 54, Xã Cai Bộ 54, Xã Phúc Sen 35, Xã Chí Thảo 35, Xã Tự Do 17, Xã Hồng Quang 6, Xã Ngọc Động 17, Xã Hạnh Phúc 17, Thị trấn Tà Lùng 30, Xã Bế Văn Đàn 6, Xã Cách Linh 6, Xã Đại Sơn 30, Xã Tiên Thành 41, Thị trấn Hòa Thuận 30, Xã Mỹ Hưng 30',
      'Huyện Hòa An':
        'Thị trấn Nước Hai 14, Xã Dân Chủ 26, Xã Nam Tuấn 26, Xã Đại Tiến 14, Xã Đức Long 26, Xã Ngũ Lão 28, Xã Trương Lương 24, Xã Hồng Việt 14, Xã Hoàng Tung 1, Xã Nguyễn Huệ 28, Xã Quang Trung 28, Xã Bạch Đằng 3, Xã Bình Dương 3, Xã Lê Chung 2, Xã Hồng Nam 19',
      'Huyện Nguyên Bình':
        'Thị trấn Nguyên Bình 27, Thị trấn Tĩnh Túc 45, Xã Yên Lạc 7, Xã Triệu Nguyên 45, Xã Ca Thành 7, Xã Vũ Nông 45, Xã Minh Tâm 24, Xã Thể Dục 27, Xã Mai Long 29, Xã Vũ Minh 27, Xã Hoa Thám 37, Xã Phan Thanh 29, Xã Quang Thành 39, Xã Tam Kim 37, Xã Thành Công 39, Xã Thịnh Vượng 3, Xã Hưng Đạo 37',
      'Huyện Thạch An':
        'Thị trấn Đông Khê 53, Xã Canh Tân 8, Xã Kim Đồng 19, Xã Minh Khai 23, Xã Đức Thông 8, Xã Thái Cường 19, Xã Vân Trình 41, Xã Thụy Hùng 55, Xã Quang Trọng 23, Xã Trọng Con 53, Xã Lê Lai 41, Xã Đức Long 55, Xã Lê Lợi 55, Xã Đức Xuân 53',
    },
    'Bắc Kạn': {
      'Thành Phố Bắc Kạn':
        'Phường Nguyễn Thị Minh Khai 14, Phường Sông Cầu 2, Phường Đức Xuân 14, Phường Phùng Chí Kiên 2, Phường Huyền Tụng 14, Xã Dương Quang 45, Xã Nông Thượng 2, Phường Xuất Hóa 2',
      'Huyện Pác Nặm':
        'Xã Bằng Thành 20, Xã Nhạn Môn 20, Xã Bộc Bố 20, Xã Công Bằng 22, Xã Giáo Hiệu 20, Xã Xuân La 41, Xã An Thắng 41, Xã Cổ Linh 22, Xã Nghiên Loan 41, Xã Cao Tân 22',
      'Huyện Ba Bể':
        'Thị trấn Chợ Rã 24, Xã Bành Trạch 52, Xã Phúc Lộc 52, Xã Hà Hiệu 52, Xã Cao Thượng 16, Xã Khang Ninh 16, Xã Nam Mẫu 16, Xã Thượng Giáo 24, Xã Địa Linh 24, Xã Yến Dương 62, Xã Chu Hương 62, Xã Quảng Khê 90, Xã Mỹ Phương 62, Xã Hoàng Trĩ 90, Xã Đồng Phúc 90',
      'Huyện Ngân Sơn':
        'Thị trấn Nà Phặc 44, Xã Thượng Ân 21, Xã Bằng Vân 21, Xã Cốc Đán 43, Xã Trung Hòa 44, Xã Đức Vân 43, Thị trấn Vân Tùng 43, Xã Thượng Quan 63, Xã Hiệp Lực 30, Xã Thuần Mang 30',
      'Huyện Bạch Thông':
        'Thị trấn Phủ Thông 54, Xã Vi Hương 54, Xã Sỹ Bình 78, Xã Vũ Muộn 78, Xã Đôn Phong 45, Xã Lục Bình 54, Xã Tân Tú 54, Xã Nguyên Phúc 28, Xã Cao Sơn 78, Xã Quân Hà 28, Xã Cẩm Giàng 28, Xã Mỹ Thanh 28, Xã Dương Phong 19, Xã Quang Thuận 19',
      'Huyện Chợ Đồn':
        'Thị trấn Bằng Lũng 25, Xã Xuân Lạc 38, Xã Nam Cường 38, Xã Đồng Lạc 38, Xã Tân Lập 57, Xã Bản Thi 83, Xã Quảng Bạch 57, Xã Bằng Phúc 90, Xã Yên Thịnh 83, Xã Yên Thượng 83, Xã Phương Viên 25, Xã Ngọc Phái 25, Xã Đồng Thắng 19, Xã Lương Bằng 42, Xã Bằng Lãng 25, Xã Đại Sảo 82, Xã Nghĩa Tá 42, Xã Yên Mỹ 82, Xã Bình Trung 42, Xã Yên Phong 82',
      'Huyện Chợ Mới':
        'Thị trấn Đồng Tâm 23, Xã Tân Sơn 71, Xã Thanh Vận 59, Xã Mai Lạp 59, Xã Hòa Mục 71, Xã Thanh Mai 59, Xã Cao Kỳ 71, Xã Nông Hạ 60, Xã Yên Cư 81, Xã Thanh Thịnh 60, Xã Yên Hân 81, Xã Như Cố 23, Xã Bình Văn 81, Xã Quảng Chu 23',
      'Huyện Na Rì':
        'Xã Văn Vũ 27, Xã Văn Lang 76, Xã Lương Thượng 76, Xã Kim Hỷ 76, Xã Cường Lợi 27, Thị trấn Yến Lạc 37, Xã Kim Lư 37, Xã Sơn Thành 37, Xã Văn Minh 68, Xã Côn Minh 26, Xã Cư Lễ 68, Xã Trần Phú 68, Xã Quang Phong 26, Xã Dương Sơn 26, Xã Xuân Dương 80, Xã Đổng Xá 80, Xã Liêm Thủy 80',
    },
    'Tuyên Quang': {
      'Thành phố Tuyên Quang':
        'Phường Phan Thiết 4, Phường Minh Xuân 4, Phường Tân Quang 4, Xã Tràng Đà 6, Phường Nông Tiến 6, Phường Ỷ La 4, Phường Tân Hà 4, Phường Hưng Thành 0, Xã Kim Phú 4+5, Xã An Khang 0, Phường Mỹ Lâm 5, Phường An Tường 0, Xã Lưỡng Vượng 0, Xã Thái Long 1, Phường Đội Cấn 1',
      'Huyện Lâm Bình':
        'Xã Phúc Yên 41, Xã Xuân Lập 41, Xã Khuôn Hà 82, Thị trấn Lăng Can 41, Xã Thượng Lâm 82, Xã Bình An 7, Xã Hồng Quang 47, Xã Thổ Bình 7, Xã Phúc Sơn 47, Xã Minh Quang 47',
      'Huyện Na Hang':
        'Thị trấn Na Hang 58, Xã Sinh Long 21, Xã Thượng Giáp 83, Xã Thượng Nông 83, Xã Côn Lôn 21, Xã Yên Hoa 111, Xã Hồng Thái 32, Xã Đà Vị 32, Xã Khâu Tinh 111, Xã Sơn Phú 32, Xã Năng Khả 58, Xã Thanh Tương 58',
      'Huyện Chiêm Hóa':
        'Thị trấn Vĩnh Lộc 19, Xã Trung Hà 89, Xã Tân Mỹ 96, Xã Hà Lang 94, Xã Hùng Mỹ 96, Xã Yên Lập 112, Xã Tân An 94, Xã Bình Phú 112, Xã Xuân Quang 19, Xã Ngọc Hội 19, Xã Phú Bình 36, Xã Hòa Phú 114, Xã Phúc Thịnh 19, Xã Kiên Đài 36, Xã Tân Thịnh 26, Xã Trung Hòa 19, Xã Kim Bình 35, Xã Hòa An 26, Xã Vinh Quang 35, Xã Tri Phú 88, Xã Nhân Lý 26, Xã Yên Nguyên 114, Xã Linh Phú 88, Xã Bình Nhân 35',
      'Huyện Hàm Yên':
        'Thị trấn Tân Yên 25, Xã Yên Thuận 11, Xã Bạch Xa 11, Xã Minh Khương 11, Xã Yên Lâm 115, Xã Minh Dân 61, Xã Phù Lưu 61, Xã Minh Hương 9, Xã Yên Phú 115, Xã Tân Thành 25, Xã Bình Xa 9, Xã Thái Sơn 80, Xã Nhân Mục 25, Xã Thành Long 80, Xã Bằng Cốc 25, Xã Thái Hòa 79, Xã Đức Ninh 79, Xã Hùng Đức 29',
      'Huyện Yên Sơn':
        'Xã Quý Quân 45, Xã Lực Hành 45, Xã Kiến Thiết 37, Xã Trung Minh 28, Xã Chiêu Yên 45, Xã Trung Trực 108, Xã Xuân Vân 108, Xã Phúc Ninh 108, Xã Hùng Lợi 28, Xã Trung Sơn 90, Xã Tân Tiến 95, Xã Tứ Quận 116, Xã Đạo Viện 90, Xã Tân Long 95, Thị trấn Yên Sơn 116, Xã Kim Quan 100, Xã Lang Quán 116, Xã Phú Thịnh 78, Xã Công Đa 90, Xã Trung Môn 4, Xã Chân Sơn 116, Xã Thái Bình 6+78, Xã Tiến Bộ 78, Xã Mỹ Bằng 5, Xã Hoàng Khai 0, Xã Nhữ Hán 56, Xã Nhữ Khê 56, Xã Đội Bình 56',
      'Huyện Sơn Dương':
        'Thị trấn Sơn Dương 71, Xã Trung Yên 100, Xã Minh Thanh 49, Xã Tân Trào 100, Xã Vĩnh Lợi 8, Xã Thượng Ấm 8, Xã Bình Yên 49, Xã Lương Thiện 49, Xã Tú Thịnh 71, Xã Cấp Tiến 8, Xã Hợp Thành 71, Xã Phúc Ứng 71, Xã Đông Thọ 118, Xã Kháng Nhật 98, Xã Hợp Hòa 98, Xã Quyết Thắng 118, Xã Đồng Quý 118, Xã Tân Thanh 98, Xã Văn Phú 31, Xã Chi Thiết 31, Xã Đông Lợi 92, Xã Thiện Kế 72, Xã Hồng Sơn 31, Xã Phú Lương 63, Xã Ninh Lai 72, Xã Đại Phú 63, Xã Sơn Nam 72, Xã Hào Phú 92, Xã Tam Đa 63, Xã Trường Sinh 92',
    },
    'Lào Cai': {
      'Thành phố Lào Cai':
        'Phường Duyên Hải 2, Phường Lào Cai 2, Phường Cốc Lếu 2, Phường Kim Tân 2, Phường Bắc Lệnh 0, Phường Pom Hán 0, Phường Xuân Tăng 0, Phường Bình Minh 0, Xã Thống Nhất 34, Xã Đồng Tuyển 30, Xã Vạn Hòa 2, Phường Bắc Cường 0, Phường Nam Cường 0, Xã Cam Đường 0, Xã Tả Phời 37, Xã Hợp Thành 37, Xã Cốc San 30',
      'Huyện Bát Xát':
        'Thị trấn Bát Xát 11, Xã A Mú Sung 10, Xã Nậm Chạc 10, Xã A Lù 95, Xã Trịnh Tường 79, Xã Y Tý 95, Xã Cốc Mỳ 79, Xã Dền Sáng 32, Xã Bản Vược 11, Xã Sàng Ma Sáo 32, Xã Bản Qua 11, Xã Mường Vi 15, Xã Dền Thàng 32, Xã Bản Xèo 15, Xã Mường Hum 51, Xã Trung Lèng Hồ 51, Xã Quang Kim 11, Xã Pa Cheo 15, Xã Nậm Pung 51, Xã Phìn Ngan 11, Xã Tòng Sành 30',
      'Huyện Mường Khương':
        'Xã Pha Long 62, Xã Tả Ngài Chồ 62, Xã Tung Chung Phố 52, Thị trấn Mường Khương 52, Xã Dìn Chin 62, Xã Tả Gia Khâu 62, Xã Nậm Chảy 52, Xã Nấm Lư 52, Xã Lùng Khấu Nhin 22, Xã Thanh Bình 52, Xã Cao Sơn 22, Xã Lùng Vai 14, Xã Bản Lầu 14, Xã La Pan Tẩn 22, Xã Tả Thàng 22, Xã Bản Sen 14',
      'Huyện Si Ma Cai':
        'Xã Nàn Sán 71, Xã Thào Chư Phìn 72, Xã Bản Mế 72, Thị trấn Si Ma Cai 71, Xã Sán Chải 71, Xã Lùng Thẩn 45, Xã Cán Cấu 71, Xã Sín Chéng 72, Xã Quan Hồ Thẩn 71, Xã Nàn Sín 72',
      'Huyện Bắc Hà':
        'Thị trấn Bắc Hà 21, Xã Lùng Cải 84, Xã Lùng Phình 45, Xã Tả Van Chư 45, Xã Tả Củ Tỷ 84, Xã Thải Giàng Phố 21, Xã Hoàng Thu Phố 21, Xã Bản Phố 21, Xã Bản Liền 13, Xã Na Hối 21, Xã Cốc Ly 17, Xã Nậm Mòn 21, Xã Nậm Đét 17, Xã Nậm Khánh 13, Xã Bảo Nhai 17, Xã Nậm Lúc 29, Xã Cốc Lầu 29, Xã Bản Cái 29',
      'Huyện Bảo Thắng':
        'Thị trấn Nông trường Phong Hải 65, Thị trấn Phố Lu 18, Thị trấn Tằng Loỏng 87, Xã Bản Phiệt 2, Xã Bản Cầm 65, Xã Thái Niên 18, Xã Phong Niên 93, Xã Gia Phú 34, Xã Xuân Quang 93, Xã Sơn Hải 18, Xã Xuân Giao 34, Xã Trì Quang 93, Xã Sơn Hà 18, Xã Phú Nhuận 87',
      'Huyện Bảo Yên':
        'Thị trấn Phố Ràng 19, Xã Tân Tiến 57, Xã Nghĩa Đô 57, Xã Vĩnh Yên 57, Xã Điện Quan 76, Xã Xuân Hòa 92, Xã Tân Dương 92, Xã Thượng Hà 76, Xã Kim Sơn 16, Xã Cam Cọn 16, Xã Minh Tân 76, Xã Xuân Thượng 19, Xã Việt Tiến 67, Xã Yên Sơn 19, Xã Bảo Hà 16, Xã Lương Sơn 19, Xã Phúc Khánh 67',
      'Thị xã Sa Pa':
        'Phường Sa Pa 5, Phường Sa Pả 5, Phường Ô Quý Hồ 5, Xã Ngũ Chỉ Sơn 58, Phường Phan Si Păng 5, Xã Trung Chải 85, Xã Tả Phìn 85, Phường Hàm Rồng 5, Xã Hoàng Liên 86, Xã Thanh Bình 12, Phường Cầu Mây 5, Xã Mường Hoa 86, Xã Tả Van 86, Xã Mường Bo 50, Xã Bản Hồ 12, Xã Liên Minh 50',
      'Huyện Văn Bàn':
        'Thị trấn Khánh Yên 90, Xã Võ Lao 89, Xã Sơn Thủy 90, Xã Nậm Mả 89, Xã Tân Thượng 16, Xã Nậm Dạng 89, Xã Nậm Chày 59, Xã Tân An 16, Xã Khánh Yên Thượng 90, Xã Nậm Xé 61, Xã Dần Thàng 59, Xã Chiềng Ken 23, Xã Làng Giàng 90, Xã Hòa Mạc 90, Xã Khánh Yên Trung 40, Xã Khánh Yên Hạ 40, Xã Dương Quỳ 31, Xã Nậm Tha 23, Xã Minh Lương 48, Xã Thẩm Dương 31, Xã Liêm Phú 40, Xã Nậm Xây 48',
    },
    'Điện Biên': {
      'Thành phố Điện Biên Phủ':
        'Phường Noong Bua 1, Phường Him Lam 2, Phường Thanh Bình 2, Phường Tân Thanh 2, Phường Mường Thanh 2, Phường Nam Thanh 1, Phường Thanh Trường 2, Xã Thanh Minh 2, Xã Nà Tấu 21, Xã Nà Nhạn 12, Xã Mường Phăng 12, Xã Pá Khoang 12',
      'Thị Xã Mường Lay': 'Phường Sông Đà 0, Phường Na Lay 0, Xã Lay Nưa 0',
      'Huyện Mường Nhé':
        'Xã Sín Thầu 35, Xã Sen Thượng 35, Xã Chung Chải 11, Xã Leng Su Sìn 35, Xã Pá Mỳ 23, Xã Mường Nhé 11, Xã Nậm Vì 11, Xã Nậm Kè 23, Xã Mường Toong 14, Xã Quảng Lâm 30, Xã Huổi Lếch 14',
      'Huyện Mường Chà':
        'Thị trấn Mường Chà 17, Xã Sá Tổng 0, Xã Mường Tùng 15, Xã Hừa Ngài 25, Xã Huổi Mí 24, Xã Pa Ham 25, Xã Nậm Nèn 24, Xã Huổi Lèng 15, Xã Sa Lông 17, Xã Ma Thì Hồ 17, Xã Na Sang 17, Xã Mường Mươn 13',
      'Huyện Tủa Chùa':
        'Thị trấn Tủa Chùa 42, Xã Huổi Só 43, Xã Sín Chải 34, Xã Tả Sìn Thàng 34, Xã Lao Xả Phình 34, Xã Tả Phìn 36, Xã Tủa Thàng 43, Xã Trung Thu 36, Xã Sính Phình 36, Xã Xá Nhè 33, Xã Mường Đun 33, Xã Mường Báng 42',
      'Huyện Tuần Giáo':
        'Thị trấn Tuần Giáo 40, Xã Phình Sáng 33, Xã Rạng Đông 28, Xã Mùn Chung 9, Xã Nà Tòng 42, Xã Ta Ma 28, Xã Mường Mùn 9, Xã Pú Xi 9, Xã Pú Nhung 28, Xã Quài Nưa 40, Xã Mường Thín 4, Xã Tỏa Tình 29, Xã Nà Sáy 4, Xã Mường Khong 4, Xã Quài Cang 40, Xã Quài Tở 29, Xã Chiềng Sinh 4, Xã Chiềng Đông 3, Xã Tênh Phông 29',
      'Huyện Điện Biên':
        'Xã Mường Pồn 13, Xã Thanh Nưa 38, Xã Hua Thanh 38, Xã Thanh Luông 38, Xã Thanh Hưng 38, Xã Thanh Xương 1, Xã Thanh Chăn 38, Xã Pa Thơm 39, Xã Thanh An 37, Xã Thanh Yên 39, Xã Noong Luống 39, Xã Noong Hẹt 37, Xã Sam Mứn 37, Xã Pom Lót 31, Xã Núa Ngam 22, Xã Hẹ Muông 22, Xã Na Ư 31, Xã Mường Nhà 10, Xã Na Tông 22, Xã Mường Lói 10, Xã Phu Luông 10',
      'Huyện Điện Biên Đông':
        'Thị trấn Điện Biên Đông 18, Xã Na Son 18, Xã Phì Nhừ 44, Xã Chiềng Sơ 7, Xã Mường Luân 7, Xã Pu Nhi 27, Xã Nong U 27, Xã Xa Dung 44, Xã Keo Lôm 18, Xã Luân Giói 7, Xã Phình Giàng 26, Xã Pú Hồng 26, Xã Tìa Dình 41, Xã Háng Lìa 41',
      'Huyện Mường Ảng':
        'Thị trấn Mường Ảng 16, Xã Mường Đăng 21, Xã Ngối Cáy 21, Xã Ẳng Tở 3, Xã Búng Lao 3, Xã Xuân Lao 8, Xã Ẳng Nưa 16, Xã Ẳng Cang 16, Xã Nặm Lịch 8, Xã Mường Lạn 8',
      'Huyện Nậm Pồ':
        'Xã Nậm Tin 6, Xã Pa Tần 6, Xã Chà Cang 6, Xã Na Cô Sa 30, Xã Nà Khoa 20, Xã Nà Hỳ 20, Xã Nà Bủng 19, Xã Nậm Nhừ 20, Xã Nậm Chua 20, Xã Nậm Khăn 5, Xã Chà Tở 5, Xã Vàng Đán 19, Xã Chà Nưa 6, Xã Phìn Hồ 32, Xã Si Pa Phìn 32',
    },
    'Lai Châu': {
      'Thành phố Lai Châu':
        'Phường Quyết Thắng 1, Phường Tân Phong 0, Phường Quyết Tiến 1, Phường Đoàn Kết 1, Xã Sùng Phài 1, Phường Đông Phong 0, Xã San Thàng 0',
      'Huyện Tam Đường':
        'Thị trấn Tam Đường 4, Xã Thèn Sin 29, Xã Tả Lèng 36, Xã Giang Ma 36, Xã Hồ Thầu 36, Xã Bình Lư 4, Xã Sơn Bình 4, Xã Nùng Nàng 0, Xã Bản Giang 0, Xã Bản Hon 10, Xã Bản Bo 5, Xã Nà Tăm 5, Xã Khun Há 10',
      'Huyện Mường Tè':
        'Thị trấn Mường Tè 3, Xã Thu Lũm 33, Xã Ka Lăng 33, Xã Tá Bạ 25, Xã Pa ủ 25, Xã Mường Tè 18, Xã Pa Vệ Sủ 2, Xã Mù Cả 13, Xã Bum Tở 3, Xã Nậm Khao 18, Xã Tà Tổng 34, Xã Bum Nưa 2, Xã Vàng San 7, Xã Kan Hồ 3',
      'Huyện Sìn Hồ':
        'Thị trấn Sìn Hồ 31, Xã Chăn Nưa 12, Xã Pa Tần 24, Xã Phìn Hồ 8, Xã Hồng Thu 8, Xã Phăng Sô Lin 31, Xã Ma Quai 8, Xã Lùng Thàng 23, Xã Tả Phìn 31, Xã Sà Dề Phìn 31, Xã Nậm Tăm 23, Xã Tả Ngảo 37, Xã Pu Sam Cáp 27, Xã Nậm Cha 23, Xã Pa Khóa 27, Xã Làng Mô 37, Xã Noong Hẻo 27, Xã Nậm Mạ 21, Xã Căn Co 21, Xã Tủa Sín Chải 37, Xã Nậm Cuổi 19, Xã Nậm Hăn 19',
      'Huyện Phong Thổ':
        'Xã Lản Nhì Thàng 1, Xã Huổi Luông 26, Thị trấn Phong Thổ 26, Xã Sì Lở Lầu 30, Xã Mồ Sì San 30, Xã Pa Vây Sử 30, Xã Vàng Ma Chải 30, Xã Tung Qua Lìn 6, Xã Mù Sang 6, Xã Dào San 6, Xã Ma Li Pho 26, Xã Bản Lang 11, Xã Hoang Thèn 11, Xã Khổng Lào 11, Xã Nậm Xe 29, Xã Mường So 26, Xã Sin Suối Hồ 29',
      'Huyện Than Uyên':
        'Thị trấn Than Uyên 32, Xã Phúc Than 17, Xã Mường Than 32, Xã Mường Mít 17, Xã Pha Mu 15, Xã Mường Cang 32, Xã Hua Nà 32, Xã Tà Hừa 15, Xã Mường Kim 15, Xã Tà Mung 15, Xã Ta Gia 9, Xã Khoen On 9',
      'Huyện Tân Uyên':
        'Thị trấn Tân Uyên 35, Xã Mường Khoa 14, Xã Phúc Khoa 14, Xã Thân Thuộc 35, Xã Trung Đồng 35, Xã Hố Mít 28, Xã Nậm Cần 35, Xã Nậm Sỏ 22, Xã Pắc Ta 28, Xã Tà Mít 22',
      'Huyện Nậm Nhùn':
        'Thị trấn Nậm Nhùn 20, Xã Hua Bum 7, Xã Mường Mô 16, Xã Nậm Chà 16, Xã Nậm Manh 20, Xã Nậm Hàng 20, Xã Lê Lợi 12, Xã Pú Đao 12, Xã Nậm Pì 12, Xã Nậm Ban 24, Xã Trung Chải 24',
    },
    'Sơn La': {
      'Thành phố Sơn La':
        'Phường Chiềng Lề 6, Phường Tô Hiệu 6, Phường Quyết Thắng 6, Phường Quyết Tâm 6, Xã Chiềng Cọ 1, Xã Chiềng Đen 0, Xã Chiềng Xôm 0, Phường Chiềng An 0, Phường Chiềng Cơi 1, Xã Chiềng Ngần 2, Xã Hua La 1, Phường Chiềng Sinh 2',
      'Huyện Quỳnh Nhai':
        'Xã Mường Chiên 36, Xã Cà Nàng 36, Xã Chiềng Khay 36, Xã Mường Giôn 38, Xã Pá Ma Pha Khinh 38, Xã Chiềng Ơn 56, Thị trấn Mường Giàng 56, Xã Chiềng Bằng 56, Xã Mường Sại 45, Xã Nặm Ét 45, Xã Chiềng Khoang 56',
      'Huyện Thuận Châu':
        'Thị trấn Thuận Châu 61, Xã Phổng Lái 8, Xã Mường é 46, Xã Chiềng Pha 8, Xã Chiềng La 15, Xã Chiềng Ngàm 15, Xã Liệp Tè 40, Xã é Tòng 27, Xã Phổng Lập 46, Xã Phổng Ly 61, Xã Nong Lay 15, Xã Mường Khiêng 40, Xã Mường Bám 33, Xã Long Hẹ 27, Xã Chiềng Bôm 48, Xã Thôm Mòn 61, Xã Tông Lạnh 61, Xã Tông Cọ 15, Xã Bó Mười 40, Xã Co Mạ 23, Xã Púng Tra 48, Xã Chiềng Pấc 61, Xã Nậm Lầu 48, Xã Bon Phặng 31, Xã Co Tòng 23, Xã Muổi Nọi 31, Xã Pá Lông 23, Xã Bản Lầm 31',
      'Huyện Mường La':
        'Thị trấn Ít Ong 41, Xã Nậm Giôn 16, Xã Chiềng Lao 16, Xã Hua Trai 16, Xã Ngọc Chiến 47, Xã Mường Trai 41, Xã Nậm Păm 41, Xã Chiềng Muôn 41, Xã Chiềng Ân 11, Xã Pi Toong 41, Xã Chiềng Công 11, Xã Tạ Bú 34, Xã Chiềng San 41, Xã Mường Bú 34, Xã Chiềng Hoa 11, Xã Mường Chùm 34',
      'Huyện Bắc Yên':
        'Thị trấn Bắc Yên 10, Xã Phiêng Ban 10, Xã Hang Chú 71, Xã Xím Vàng 71, Xã Tà Xùa 63, Xã Háng Đồng 63, Xã Pắc Ngà 55, Xã Làng Chếu 63, Xã Chim Vàn 55, Xã Mường Khoa 68, Xã Song Pe 10, Xã Hồng Ngài 10, Xã Tạ Khoa 68, Xã Hua Nhàn 68, Xã Phiêng Côn 22, Xã Chiềng Sại 22',
      'Huyện Phù Yên':
        'Xã Suối Tọ 58, Xã Mường Thải 37, Xã Mường Cơi 37, Thị trấn Quang Huy 53, Xã Huy Thượng 53, Xã Tân Lang 37, Xã Gia Phù 24, Xã Tường Phù 24, Xã Huy Hạ 53, Xã Huy Tân 53, Xã Mường Lang 32, Xã Suối Bau 24, Xã Huy Tường 53, Xã Mường Do 32, Xã Sập Xa 24, Xã Tường Thượng 67, Xã Tường Tiến 67, Xã Tường Phong 67, Xã Tường Hạ 67, Xã Kim Bon 26, Xã Mường Bang 32, Xã Đá Đỏ 26, Xã Tân Phong 64, Xã Nam Phong 64, Xã Bắc Phong 64',
      'Thị xã Mộc Châu':
        'Phường Mộc Sơn 4, Phường Mộc Lỵ 3, Phường Thảo Nguyên 5, Phường Bình Minh 7, Phường Cờ Đỏ 5, Xã Chiềng Sơn 21, Xã Tân Yên 65, Xã Đoàn Kết 74, Xã Chiềng Hắc 3, Xã Chiềng Chung 74, Xã Chiềng Khừa 29, Phường Mường Sang 3, Phường Đông Sang 4, Phường Vân Sơn 7, Xã Lóng Sập 29',
      'Huyện Yên Châu':
        'Xã Chiềng Đông 72, Xã Sặp Vạt 72, Xã Chiềng Sàng 72, Xã Chiềng Pằn 72, Thị trấn Yên Châu 72, Xã Chiềng Hặc 12, Xã Mường Lựm 12, Xã Chiềng On 73, Xã Yên Sơn 73, Xã Chiềng Khoi 72, Xã Tú Nang 12, Xã Lóng Phiêng 28, Xã Phiêng Khoài 51, Xã Chiềng Tương 28',
      'Huyện Mai Sơn':
        'Thị trấn Hát Lót 30, Xã Chiềng Sung 19, Xã Mường Bằng 18, Xã Chiềng Chăn 19, Xã Mường Chanh 35, Xã Chiềng Ban 17, Xã Chiềng Mung 18, Xã Mường Bon 18, Xã Chiềng Chung 35, Xã Chiềng Mai 17, Xã Hát Lót 30, Xã Nà Bó 62, Xã Cò Nòi 30, Xã Chiềng Nơi 50, Xã Phiêng Cằm 50, Xã Chiềng Dong 17, Xã Chiềng Kheo 17, Xã Chiềng Ve 17, Xã Chiềng Lương 52, Xã Phiêng Pằn 52, Xã Nà Ớt 52, Xã Tà Hộc 62',
      'Huyện Sông Mã':
        'Thị trấn Sông Mã 59, Xã Bó Sinh 9, Xã Pú Bẩu 9, Xã Chiềng Phung 49, Xã Chiềng En 9, Xã Mường Lầm 44, Xã Nậm Ty 49, Xã Đứa Mòn 44, Xã Yên Hưng 20, Xã Chiềng Sơ 20, Xã Nà Nghịu 59, Xã Nậm Mằn 25, Xã Chiềng Khoong 13, Xã Chiềng Cang 39, Xã Huổi Một 25, Xã Mường Sai 14, Xã Mường Cai 13, Xã Mường Hung 39, Xã Chiềng Khương 14',
      'Huyện Sốp Cộp':
        'Xã Sam Kha 54, Xã Púng Bánh 54, Xã Sốp Cộp 60, Xã Dồm Cang 54, Xã Nậm Lạnh 60, Xã Mường Lèo 42, Xã Mường Và 60, Xã Mường Lạn 43',
      'Huyện Vân Hồ':
        'Xã Suối Bàng 66, Xã Song Khủa 57, Xã Liên Hòa 57, Xã Tô Múa 66, Xã Mường Tè 57, Xã Chiềng Khoa 66, Xã Mường Men 69, Xã Quang Minh 57, Xã Vân Hồ 69, Xã Lóng Luông 69, Xã Chiềng Yên 69, Xã Chiềng Xuân 21, Xã Xuân Nha 70, Xã Tân Xuân 70',
    },
    'Yên Bái': {
      'Thành phố Yên Bái':
        'Phường Yên Thịnh 7, Phường Yên Ninh 8, Phường Minh Tân 8, Phường Nguyễn Thái Học 8, Phường Đồng Tâm 8, Phường Hồng Hà 8, Xã Minh Bảo 3, Phường Nam Cường 3, Xã Tuy Lộc 3, Xã Tân Thịnh 7, Xã Âu Lâu 9, Xã Giới Phiên 9, Phường Hợp Minh 9, Xã Văn Phú 7',
      'Thị xã Nghĩa Lộ':
        'Phường Pú Trạng 4, Phường Trung Tâm 6, Phường Tân An 4, Phường Cầu Thia 1, Xã Nghĩa Lợi 6, Xã Nghĩa Phúc 42, Xã Nghĩa An 4, Xã Nghĩa Lộ 6, Xã Sơn A 42, Xã Phù Nham 6, Xã Thanh Lương 1, Xã Hạnh Sơn 1, Xã Phúc Sơn 1, Xã Thạch Lương 1',
      'Huyện Lục Yên':
        'Thị trấn Yên Thế 47, Xã Tân Phượng 44, Xã Lâm Thượng 44, Xã Khánh Thiện 44, Xã Minh Chuẩn 82, Xã Mai Sơn 44, Xã Khai Trung 82, Xã Mường Lai 53, Xã An Lạc 39, Xã Minh Xuân 47, Xã Tô Mậu 39, Xã Tân Lĩnh 82, Xã Yên Thắng 47, Xã Khánh Hòa 39, Xã Vĩnh Lạc 53, Xã Liễu Đô 47, Xã Động Quan 39, Xã Tân Lập 82, Xã Minh Tiến 53, Xã Trúc Lâu 68, Xã Phúc Lợi 68, Xã Phan Thanh 82, Xã An Phú 53, Xã Trung Tâm 68',
      'Huyện Văn Yên':
        'Thị trấn Mậu A 54, Xã Lang Thíp 43, Xã Lâm Giang 43, Xã Châu Quế Thượng 24, Xã Châu Quế Hạ 24, Xã An Bình 98, Xã Quang Minh 98, Xã Đông An 98, Xã Đông Cuông 98, Xã Phong Dụ Hạ 63, Xã Mậu Đông 54, Xã Ngòi A 54, Xã Xuân Tầm 63, Xã Tân Hợp 81, Xã An Thịnh 54, Xã Yên Thái 54, Xã Phong Dụ Thượng 64, Xã Yên Hợp 94, Xã Đại Sơn 81, Xã Đại Phác 94, Xã Yên Phú 94, Xã Xuân Ái 94, Xã Viễn Sơn 94, Xã Mỏ Vàng 55, Xã Nà Hẩu 81',
      'Huyện Mù Căng Chải':
        'Thị trấn Mù Cang Chải 49, Xã Hồ Bốn 38, Xã Nậm Có 60, Xã Khao Mang 38, Xã Mồ Dề 49, Xã Chế Cu Nha 49, Xã Lao Chải 41, Xã Kim Nọi 49, Xã Cao Phạ 83, Xã La Pán Tẩn 69, Xã Dế Xu Phình 69, Xã Chế Tạo 26, Xã Púng Luông 69, Xã Nậm Khắt 69',
      'Huyện Trấn Yên':
        'Thị trấn Cổ Phúc 78, Xã Tân Đồng 78, Xã Báo Đáp 78, Xã Thành Thịnh 78, Xã Hòa Cuông 78, Xã Minh Quán 78, Xã Quy Mông 70, Xã Cường Thịnh 3, Xã Kiên Thành 70, Xã Y Can 70, Xã Lương Thịnh 46, Xã Việt Cường 88, Xã Minh Quân 9, Xã Hồng Ca 35, Xã Hưng Thịnh 46, Xã Hưng Khánh 35, Xã Việt Hồng 88, Xã Vân Hội 88',
      'Huyện Trạm Tấu':
        'Thị trấn Trạm Tấu 36, Xã Túc Đán 77, Xã Pá Lau 77, Xã Xà Hồ 36, Xã Phình Hồ 66, Xã Trạm Tấu 77, Xã Tà Si Láng 80, Xã Pá Hu 77, Xã Làng Nhì 66, Xã Bản Công 36, Xã Bản Mù 66, Xã Hát Lừu 36',
      'Huyện Văn Chấn':
        'Thị trấn Nông trường Liên Sơn 42, Thị trấn Nông trường Trần Phú 75, Xã Tú Lệ 83, Xã Nậm Búng 33, Xã Gia Hội 33, Xã Sùng Đô 73, Xã Nậm Mười 73, Xã An Lương 55, Xã Nậm Lành 33, Xã Sơn Lương 73, Xã Suối Quyền 73, Xã Suối Giàng 91, Xã Nghĩa Sơn 4, Xã Suối Bu 91, Thị trấn Sơn Thịnh 91, Xã Đại Lịch 25, Xã Đồng Khê 91, Xã Cát Thịnh 27, Xã Tân Thịnh 25, Xã Chấn Thịnh 25, Xã Bình Thuận 56, Xã Thượng Bằng La 75, Xã Minh An 56, Xã Nghĩa Tâm 56',
      'Huyện Yên Bình':
        'Thị trấn Yên Bình 96, Thị trấn Thác Bà 74, Xã Xuân Long 28, Xã Cảm Nhân 28, Xã Ngọc Chấn 28, Xã Tân Nguyên 20, Xã Phúc Ninh 97, Xã Bảo Ái 20, Xã Mỹ Gia 97, Xã Xuân Lai 97, Xã Mông Sơn 20, Xã Cảm Ân 20, Xã Yên Thành 97, Xã Tân Hương 96, Xã Phúc An 97, Xã Bạch Hà 74, Xã Vũ Linh 74, Xã Đại Đồng 96, Xã Vĩnh Kiên 74, Xã Thịnh Hưng 96, Xã Hán Đà 74, Xã Phú Thịnh 7, Xã Đại Minh 74',
    },
    'Hòa Bình': {
      'Thành phố Hòa Bình':
        'Phường Thái Bình 7, Phường Tân Hòa 8, Phường Thịnh Lang 0, Phường Hữu Nghị 0, Phường Tân Thịnh 0, Phường Đồng Tiến 0, Phường Phương Lâm 0, Xã Yên Mông 8, Phường Quỳnh Lâm 0, Phường Dân Chủ 7, Xã Hòa Bình 8, Phường Thống Nhất 7, Phường Kỳ Sơn 1, Xã Thịnh Minh 98, Xã Hợp Thành 98, Xã Quang Tiến 98, Xã Mông Hóa 1, Phường Trung Minh 0, Xã Độc Lập 1',
      'Huyện Đà Bắc':
        'Thị trấn Đà Bắc 140, Xã Nánh Nghê 147, Xã Giáp Đắt 110, Xã Mường Chiềng 147, Xã Tân Pheo 110, Xã Đồng Chum 110, Xã Tân Minh 26, Xã Đoàn Kết 78, Xã Đồng Ruộng 78, Xã Tú Lý 140, Xã Trung Thành 78, Xã Yên Hòa 78, Xã Cao Sơn 26, Xã Toàn Sơn 140, Xã Hiền Lương 140, Xã Tiền Phong 103, Xã Vầy Nưa 7+103',
      'Huyện Lương Sơn':
        'Thị trấn Lương Sơn 55, Xã Lâm Sơn 55, Xã Hòa Sơn 55, Xã Tân Vinh 55, Xã Nhuận Trạch 55, Xã Cao Sơn 52+55, Xã Cư Yên 52, Xã Liên Sơn 52, Xã Cao Dương 24, Xã Thanh Sơn 24, Xã Thanh Cao 24',
      'Huyện Kim Bôi':
        'Thị trấn Bo 47, Xã Đú Sáng 72, Xã Hùng Sơn 72, Xã Bình Sơn 72, Xã Tú Sơn 68, Xã Vĩnh Tiến 68, Xã Đông Bắc 68, Xã Xuân Thủy 72, Xã Vĩnh Đồng 47, Xã Kim Lập 44, Xã Hợp Tiến 68, Xã Kim Bôi 47, Xã Nam Thượng 44, Xã Cuối Hạ 33, Xã Sào Báy 44, Xã Mỵ Hòa 33, Xã Nuông Dăm 33',
      'Huyện Cao Phong':
        'Thị trấn Cao Phong 25, Xã Bình Thanh 94, Xã Thung Nai 94, Xã Bắc Phong 94, Xã Thu Phong 25, Xã Hợp Phong 25, Xã Tây Phong 66, Xã Dũng Phong 66, Xã Nam Phong 66, Xã Thạch Yên 66',
      'Huyện Tân Lạc':
        'Thị trấn Mãn Đức 108, Xã Suối Hoa 65, Xã Phú Vinh 65, Xã Phú Cường 64, Xã Mỹ Hòa 64, Xã Quyết Chiến 115, Xã Phong Phú 64, Xã Tử Nê 108, Xã Thanh Hối 108, Xã Ngọc Mỹ 108, Xã Đông Lai 108, Xã Vân Sơn 115, Xã Nhân Mỹ 104, Xã Lỗ Sơn 104, Xã Ngổ Luông 115, Xã Gia Mô 104',
      'Huyện Mai Châu':
        'Xã Tân Thành 109, Thị trấn Mai Châu 60, Xã Sơn Thủy 109, Xã Pà Cò 77, Xã Hang Kia 77, Xã Đồng Tân 60+77, Xã Cun Pheo 77, Xã Bao La 17, Xã Tòng Đậu 60, Xã Nà Phòn 60, Xã Xăm Khòe 17, Xã Chiềng Châu 61, Xã Mai Hạ 61, Xã Thành Sơn 60, Xã Mai Hịch 17, Xã Vạn Mai 61',
      'Huyện Lạc Sơn':
        'Thị trấn Vụ Bản 57, Xã Quý Hòa 67, Xã Miền Đồi 96, Xã Mỹ Thành 71, Xã Tuân Đạo 67, Xã Văn Nghĩa 71, Xã Văn Sơn 96, Xã Tân Lập 67, Xã Nhân Nghĩa 71, Xã Thượng Cốc 96, Xã Quyết Thắng 79, Xã Xuất Hóa 134, Xã Yên Phú 134, Xã Bình Hẻm 134, Xã Định Cư 79, Xã Chí Đạo 79, Xã Ngọc Sơn 70, Xã Hương Nhượng 57, Xã Vũ Bình 57, Xã Tự Do 70, Xã Yên Nghiệp 144, Xã Tân Mỹ 144, Xã Ân Nghĩa 144, Xã Ngọc Lâu 70',
      'Huyện Yên Thủy':
        'Thị trấn Hàng Trạm 136, Xã Lạc Sỹ 56, Xã Lạc Lương 56, Xã Bảo Hiệu 56, Xã Đa Phúc 56, Xã Hữu Lợi 137, Xã Lạc Thịnh 136, Xã Đoàn Kết 137, Xã Phú Lai 136, Xã Yên Trị 137, Xã Ngọc Lương 137',
      'Huyện Lạc Thủy':
        'Thị trấn Ba Hàng Đồi 16, Thị trấn Chi Nê 58, Xã Phú Nghĩa 16, Xã Phú Thành 16, Xã Hưng Thi 15, Xã Khoan Dụ 58, Xã Đồng Tâm 58, Xã Yên Bồng 58, Xã Thống Nhất 15, Xã An Bình 15',
    },
    'Thái Nguyên': {
      'Thành phố Thái Nguyên':
        'Phường Quan Triều 8, Phường Quang Vinh 8, Phường Túc Duyên 5, Phường Hoàng Văn Thụ 5, Phường Trưng Vương 5, Phường Quang Trung 5, Phường Phan Đình Phùng 5, Phường Tân Thịnh 5, Phường Thịnh Đán 9, Phường Đồng Quang 5, Phường Gia Sàng 3+5, Phường Tân Lập 12, Phường Cam Giá 3+12, Phường Phú Xá 12, Phường Hương Sơn 3, Phường Trung Thành 12, Phường Tân Thành 12, Phường Tân Long 8, Xã Phúc Hà 9, Xã Phúc Xuân 86, Xã Quyết Thắng 9, Xã Phúc Trìu 86, Xã Thịnh Đức 69, Phường Tích Lương 12, Xã Tân Cương 69, Xã Sơn Cẩm 8, Phường Chùa Hang 4, Xã Cao Ngạn 4, Xã Linh Sơn 4, Phường Đồng Bẩm 4, Xã Huống Thượng 4, Xã Đồng Liên 3',
      'Thành phố Sông Công':
        'Phường Lương Sơn 1, Phường Châu Sơn 0, Phường Mỏ Chè 0, Phường Cải Đan 10, Phường Thắng Lợi 10, Phường Phố Cò 10, Xã Tân Quang 1, Phường Bách Quang 1, Xã Bình Sơn 69, Xã Bá Xuyên 0',
      'Huyện Định Hóa':
        'Xã Linh Thông 36, Xã Lam Vỹ 36, Xã Quy Kỳ 33, Xã Tân Thịnh 53, Xã Kim Phượng 33, Xã Bảo Linh 88, Xã Phúc Chu 88, Xã Tân Dương 53, Xã Phượng Tiến 53, Thị trấn Chợ Chu 88, Xã Đồng Thịnh 88, Xã Định Biên 18, Xã Thanh Định 18, Xã Trung Hội 65, Xã Trung Lương 18, Xã Bình Yên 18, Xã Điềm Mặc 51, Xã Phú Tiến 65, Xã Bộc Nhiêu 65, Xã Sơn Phú 17, Xã Phú Đình 51, Xã Bình Thành 17',
      'Huyện Phú Lương':
        'Thị trấn Đu 47, Xã Yên Ninh 84, Xã Yên Trạch 84, Xã Yên Đổ 84, Xã Yên Lạc 47, Xã Ôn Lương 31, Xã Động Đạt 47, Xã Phủ Lý 31, Xã Phú Đô 73, Xã Hợp Thành 31, Xã Tức Tranh 73, Thị trấn Giang Tiên 47, Xã Vô Tranh 73, Xã Cổ Lũng 73',
      'Huyện Đồng Hỷ':
        'Thị trấn Sông Cầu 89, Thị trấn Trại Cau 67, Xã Văn Lăng 77, Xã Tân Long 55, Xã Hòa Bình 77, Xã Quang Sơn 55, Xã Minh Lập 89, Xã Văn Hán 75, Xã Hóa Trung 89, Xã Khe Mo 75, Xã Cây Thị 39, Thị trấn Hóa Thượng 89, Xã Hợp Tiến 67, Xã Nam Hòa 39',
      'Huyện Võ Nhai':
        'Thị trấn Đình Cả 74, Xã Sảng Mộc 58, Xã Nghinh Tường 40, Xã Thần Xa 64, Xã Vũ Chấn 40, Xã Thượng Nung 64, Xã Phú Thượng 74, Xã Cúc Đường 35, Xã La Hiên 35, Xã Lâu Thượng 74, Xã Tràng Xá 66, Xã Phương Giao 29, Xã Liên Minh 66, Xã Dân Tiến 29, Xã Bình Long 29',
      'Huyện Đại Từ':
        'Thị trấn Hùng Sơn 86, Xã Phúc Lương 91, Xã Minh Tiến 91, Xã Yên Lãng 50, Xã Đức Lương 91, Xã Phú Cường 49, Xã Phú Lạc 48, Xã Tân Linh 48, Xã Phú Thịnh 49, Xã Phục Linh 48, Xã Phú Xuyên 50, Xã Bản Ngoại 49, Xã Tiên Hội 34, Xã Cù Vân 15, Xã Hà Thượng 15, Xã La Bằng 34, Xã Hoàng Nông 34, Xã Khôi Kỳ 87, Xã An Khánh 15, Xã Tân Thái 86, Xã Bình Thuận 87, Xã Lục Ba 87, Xã Mỹ Yên 87, Xã Văn Yên 79, Xã Vạn Phú 79, Xã Cát Nê 56, Thị trấn Quân Chu 56',
      'Thành phố Phổ Yên':
        'Phường Bãi Bông 7, Phường Bắc Sơn 6, Phường Ba Hàng 7, Xã Phúc Tân 86, Xã Phúc Thuận 6, Phường Hồng Tiến 7, Xã Minh Đức 6, Phường Đắc Sơn 7, Phường Đồng Tiến 13, Xã Thành Công 61, Phường Tiên Phong 13, Xã Vạn Phái 61, Phường Nam Tiến 13, Phường Tân Hương 13, Phường Đông Cao 11, Phường Trung Thành 11, Phường Tân Phú 11, Phường Thuận Thành 11',
      'Huyện Phú Bình':
        'Thị trấn Hương Sơn 46, Xã Bàn Đạt 70, Xã Tân Khánh 70, Xã Tân Kim 72, Xã Tân Thành 72, Xã Đào Xá 70, Xã Bảo Lý 46, Xã Thượng Đình 85+46, Xã Tân Hòa 72, Xã Nhã Lộng 46, Xã Điềm Thụy 85, Xã Xuân Phương 46, Xã Tân Đức 32, Xã Úc Kỳ 46, Xã Lương Phú 32, Xã Nga My 85, Xã Kha Sơn 32, Xã Thanh Ninh 32, Xã Dương Thành 32, Xã Hà Châu 85',
    },
    'Lạng Sơn': {
      'Thành phố Lạng Sơn':
        'Phường Hoàng Văn Thụ 0, Phường Tam Thanh 2, Phường Vĩnh Trại 3, Phường Đông Kinh 3, Phường Chi Lăng 1, Xã Hoàng Đồng 2, Xã Quảng Lạc 1, Xã Mai Pha 3',
      'Huyện Tràng Định':
        'Xã Khánh Long 62, Xã Đoàn Kết 62, Xã Quốc Khánh 34, Xã Cao Minh 62, Xã Chí Minh 41, Xã Tri Phương 34, Xã Tân Tiến 48, Xã Tân Yên 48, Xã Đội Cấn 34, Xã Tân Minh 22, Xã Kim Đồng 48, Xã Chi Lăng 41, Xã Trung Thành 22, Thị trấn Thất Khê 41, Xã Đào Viên 35, Xã Đề Thám 45, Xã Kháng Chiến 22, Xã Hùng Sơn 45, Xã Quốc Việt 35, Xã Hùng Việt 45',
      'Huyện Bình Gia':
        'Xã Hưng Đạo 14, Xã Vĩnh Yên 33, Xã Hoa Thám 14, Xã Quý Hòa 33, Xã Hồng Phong 17+64, Xã Yên Lỗ 36, Xã Thiện Hòa 36, Xã Quang Trung 38, Xã Thiện Thuật 38, Xã Minh Khai 17, Xã Thiện Long 37, Xã Hoàng Văn Thụ 5, Xã Hòa Bình 37, Xã Mông Ân 5, Xã Tân Hòa 37, Thị trấn Bình Gia 5, Xã Hồng Thái 50, Xã Bình La 50, Xã Tân Văn 50',
      'Huyện Văn Lãng':
        'Thị trấn Na Sầm 29, Xã Trùng Khánh 43, Xã Bắc La 53, Xã Thụy Hùng 43, Xã Bắc Hùng 29, Xã Tân Tác 53, Xã Thanh Long 43, Xã Hội Hoan 18, Xã Bắc Việt 53, Xã Hoàng Việt 29, Xã Gia Miễn 18, Xã Thành Hòa 53, Xã Tân Thanh 15, Xã Tân Mỹ 15, Xã Hồng Thái 15, Xã Hoàng Văn Thụ 15, Xã Nhạc Kỳ 15',
      'Huyện Cao Lộc':
        'Thị trấn Đồng Đăng 64, Thị trấn Cao Lộc 0, Xã Bảo Lâm 64, Xã Thanh Lòa 9, Xã Cao Lâu 4, Xã Thạch Đạn 9, Xã Xuất Lễ 4, Xã Hồng Phong 64, Xã Thụy Hùng 64, Xã Lộc Yên 9, Xã Phú Xá 64, Xã Bình Trung 23, Xã Hải Yến 13, Xã Hòa Cư 13, Xã Hợp Thành 0, Xã Công Sơn 13, Xã Gia Cát 0, Xã Mẫu Sơn 4, Xã Xuân Long 23, Xã Tân Liên 0, Xã Yên Trạch 3, Xã Tân Thành 51',
      'Huyện Văn Quan':
        'Thị trấn Văn Quan 54, Xã Trấn Ninh 61, Xã Liên Hội 61, Xã Hòa Bình 54, Xã Tú Xuyên 54, Xã Điềm He 61, Xã An Sơn 60, Xã Khánh Khê 23, Xã Lương Năng 44, Xã Bình Phúc 60, Xã Tân Đoàn 51, Xã Tri Lễ 44, Xã Tràng Phái 51, Xã Yên Phúc 60, Xã Hữu Lễ 44',
      'Huyện Bắc Sơn':
        'Thị trấn Bắc Sơn 6, Xã Long Đống 6, Xã Vạn Thủy 49, Xã Đồng ý 49, Xã Tân Tri 49, Xã Bắc Quỳnh 6, Xã Hưng Vũ 16, Xã Tân Lập 55, Xã Vũ Sơn 56, Xã Chiêu Vũ 55, Xã Tân Hương 55, Xã Chiến Thắng 56, Xã Vũ Lăng 55, Xã Trấn Yên 16, Xã Vũ Lễ 56, Xã Nhất Hòa 31, Xã Tân Thành 31, Xã Nhất Tiến 31',
      'Huyện Hữu Lũng':
        'Thị trấn Hữu Lũng 20, Xã Hữu Liên 19, Xã Yên Bình 59, Xã Quyết Thắng 59, Xã Hòa Bình 59, Xã Yên Thịnh 19, Xã Yên Sơn 8, Xã Thiện Tân 39, Xã Yên Vượng 8, Xã Minh Tiến 52, Xã Nhật Tiến 52, Xã Thanh Sơn 39, Xã Đồng Tân 20, Xã Cai Kinh 8, Xã Hòa Lạc 47, Xã Vân Nham 52, Xã Đồng Tiến 39, Xã Tân Thành 47, Xã Hòa Sơn 47, Xã Minh Sơn 46, Xã Hồ Sơn 20, Xã Minh Hòa 46, Xã Hòa Thắng 46',
      'Huyện Chi Lăng':
        'Thị trấn Đồng Mỏ 10, Thị trấn Chi Lăng 10, Xã Vân An 11, Xã Vân Thủy 11, Xã Gia Lộc 7, Xã Bắc Thủy 30, Xã Chiến Thắng 11, Xã Mai Sao 30, Xã Bằng Hữu 7, Xã Thượng Cường 7, Xã Bằng Mạc 7, Xã Nhân Lý 30, Xã Lâm Sơn 30, Xã Liên Sơn 11, Xã Vạn Linh 57, Xã Hòa Bình 57, Xã Hữu Kiên 32, Xã Quan Sơn 32, Xã Y Tịch 57, Xã Chi Lăng 10',
      'Huyện Lộc Bình':
        'Thị trấn Na Dương 28, Thị trấn Lộc Bình 25, Xã Mẫu Sơn 27, Xã Yên Khoái 27, Xã Khánh Xuân 25, Xã Tú Mịch 27, Xã Hữu Khánh 25, Xã Đồng Bục 25, Xã Tam Gia 21, Xã Tú Đoạn 28, Xã Khuất Xá 21, Xã Thống Nhất 42, Xã Sàn Viên 26, Xã Đông Quan 28, Xã Minh Hiệp 42, Xã Hữu Lân 42, Xã Lợi Bác 26, Xã Nam Quan 58, Xã Xuân Dương 58, Xã Ái Quốc 58',
      'Huyện Đình Lập':
        'Thị trấn Đình Lập 63, Thị trấn Nông trường Thái Bình 40, Xã Bắc Xa 24, Xã Bính Xá 63+24, Xã Kiên Mộc 12+24, Xã Đình Lập 63, Xã Thái Bình 40, Xã Cường Lợi 12, Xã Châu Sơn 12, Xã Lâm Ca 40, Xã Đồng Thắng 12, Xã Bắc Lãng 12',
    },
    'Quảng Ninh': {
      'Thành phố Hạ Long':
        'Phường Hà Khánh 3, Phường Hà Phong 11, Phường Hà Khẩu 23+25, Phường Cao Xanh 3, Phường Giếng Đáy 25, Phường Hà Tu 11, Phường Hà Trung 10, Phường Hà Lầm 10, Phường Bãi Cháy 1, Phường Cao Thắng 10, Phường Hùng Thắng 1, Phường Trần Hưng Đạo 13, Phường Hồng Hải 12, Phường Hồng Gai 13, Phường Bạch Đằng 13, Phường Hồng Hà 12, Phường Tuần Châu 23, Phường Việt Hưng 25, Phường Đại Yên 23, Phường Hoành Bồ 8, Xã Kỳ Thượng 38, Xã Đồng Sơn 39, Xã Tân Dân 42, Xã Đồng Lâm 8+45, Xã Hòa Bình 45, Xã Vũ Oai 45, Xã Dân Chủ 42, Xã Quảng La 42, Xã Bằng Cả 42, Xã Thống Nhất 45, Xã Sơn Dương 8, Xã Lê Lợi 8',
      'Thành phố Móng Cái':
        'Phường Ka Long 16, Phường Trần Phú 15, Phường Ninh Dương 16, Phường Trà Cổ 15, Xã Hải Sơn 37, Xã Bắc Sơn 37, Xã Hải Đông 17, Xã Hải Tiến 36, Phường Hải Yên 17, Xã Quảng Nghĩa 36, Phường Hải Hòa 15, Xã Hải Xuân 15, Xã Vạn Ninh 16, Phường Bình Ngọc 15, Xã Vĩnh Trung 47, Xã Vĩnh Thực 47',
      'Thành phố Cẩm Phả':
        'Phường Mông Dương 18, Phường Cửa Ông 5, Phường Cẩm Sơn 5, Phường Cẩm Đông 4, Phường Cẩm Phú 5, Phường Cẩm Tây 4, Phường Quang Hanh 21, Phường Cẩm Thịnh 5, Phường Cẩm Thủy 21, Phường Cẩm Thạch 21, Phường Cẩm Thành 4, Phường Cẩm Trung 4, Phường Cẩm Bình 4, Xã Hải Hòa 34+35, Xã Dương Huy 18',
      'Thành phố Uông Bí':
        'Phường Vàng Danh 26, Phường Thanh Sơn 24, Phường Bắc Sơn 26, Phường Quang Trung 24, Phường Trưng Vương 24+26, Phường Nam Khê 26, Phường Yên Thanh 24, Xã Thượng Yên Công 27, Phường Phương Đông 27, Phường Phương Nam 27',
      'Huyện Bình Liêu':
        'Thị trấn Bình Liêu 31, Xã Hoành Mô 33, Xã Đồng Tâm 40, Xã Đồng Văn 33, Xã Vô Ngại 31+46, Xã Lục Hồn 40, Xã Húc Động 31',
      'Huyện Tiên Yên':
        'Thị trấn Tiên Yên 46, Xã Hà Lâu 48, Xã Đại Dực 49+46, Xã Phong Dụ 46, Xã Điền Xá 48, Xã Đông Ngũ 49+46, Xã Yên Than 48+46, Xã Đông Hải 49, Xã Hải Lạng 30+34+35, Xã Tiên Lãng 46, Xã Đồng Rui 35',
      'Huyện Đầm Hà':
        'Thị trấn Đầm Hà 51, Xã Quảng Lâm 43, Xã Quảng An 43, Xã Tân Bình 51, Xã Dực Yên 43, Xã Quảng Tân 43, Xã Đầm Hà 51, Xã Tân Lập 51, Xã Đại Bình 51',
      'Huyện Hải Hà':
        'Thị trấn Quảng Hà 41, Xã Quảng Đức 44, Xã Quảng Sơn 50, Xã Quảng Thành 44, Xã Quảng Thịnh 44, Xã Quảng Minh 41, Xã Quảng Chính 41, Xã Quảng Long 50+41, Xã Đường Hoa 50, Xã Quảng Phong 41, Xã Cái Chiên 32',
      'Huyện Ba Chẽ':
        'Thị trấn Ba Chẽ 30, Xã Thanh Sơn 30, Xã Thanh Lâm 38, Xã Đạp Thanh 38, Xã Nam Sơn 30, Xã Lương Minh 39, Xã Đồn Đạc 30',
      'Huyện Vân Đồn':
        'Thị trấn Cái Rồng 53, Xã Đài Xuyên 53, Xã Bình Dân 53, Xã Vạn Yên 53, Xã Minh Châu 53, Xã Đoàn Kết 53, Xã Hạ Long 53, Xã Đông Xá 53, Xã Bản Sen 53, Xã Thắng Lợi 53, Xã Quan Lạn 53, Xã Ngọc Vừng 53',
      'Thành phố Đông Triều':
        'Phường Mạo Khê 19, Xã An Sinh 0, Xã Tràng Lương 2, Phường Bình Khê 2, Xã Việt Dân 0, Phường Bình Dương 0, Phường Đức Chính 0+29, Phường Tràng An 2, Xã Nguyễn Huệ 29, Phường Thủy An 29, Phường Xuân Sơn 19, Xã Hồng Thái Tây 7, Xã Hồng Thái Đông 7, Phường Hoàng Quế 7, Phường Yên Thọ 19, Phường Hồng Phong 29, Phường Kim Sơn 19, Phường Hưng Đạo 29, Phường Yên Đức 7',
      'Thị xã Quảng Yên':
        'Phường Quảng Yên 22, Phường Đông Mai 28, Phường Minh Thành 28, Xã Sông Khoai 6, Xã Hiệp Hòa 6, Phường Cộng Hòa 6, Xã Tiền An 22, Xã Hoàng Tân 9, Phường Tân An 9, Phường Yên Giang 22, Phường Nam Hòa 20, Phường Hà An 9, Xã Cẩm La 20, Phường Phong Hải 14, Phường Yên Hải 20, Xã Liên Hòa 9+14, Phường Phong Cốc 20, Xã Liên Vị 14, Xã Tiền Phong 14',
      'Huyện Cô Tô': 'Thị trấn Cô Tô 52, Xã Đồng Tiến 52, Xã Thanh Lân 52',
    },
    'Bắc Giang': {
      'Thành phố Bắc Giang':
        'Phường Thọ Xương 0, Phường Ngô Quyền 0, Phường Hoàng Văn Thụ 0, Phường Trần Phú 0, Phường Mỹ Độ 30, Phường Song Mai 30, Phường Xương Giang 0, Phường Đa Mai 30, Phường Dĩnh Kế 0, Phường Dĩnh Trì 0, Phường Nham Biền 29, Phường Tân An 21, Phường Tân Mỹ 30, Phường Hương Gián 22, Phường Đồng Sơn 18, Phường Tân Tiến 22, Xã Quỳnh Sơn 21, Phường Song Khê 18, Phường Nội Hoàng 18, Phường Tiền Phong 18, Xã Xuân Phú 22, Phường Tân Liễu 29, Xã Trí Yên 21, Xã Lãng Sơn 21, Xã Yên Lư 29, Xã Tiến Dũng 3, Xã Đức Giang 98, Phường Cảnh Thụy 3, Xã Tư Mại 3, Xã Đồng Việt 98, Xã Đồng Phúc 98',
      'Huyện Yên Thế':
        'Xã Đồng Tiến 86, Xã Canh Nậu 86, Xã Xuân Lương 86, Xã Tam Tiến 70, Xã Đồng Vương 97, Xã Đồng Hưu 97, Xã Đồng Tâm 88, Xã Tân Hiệp 88, Xã Tiến Thắng 70, Xã Đồng Lạc 88, Xã Đông Sơn 38, Xã Hương Vĩ 38, Xã Đồng Kỳ 97, Xã An Thượng 70, Thị trấn Phồn Xương 88, Xã Tân Sỏi 88, Thị trấn Bố Hạ 38',
      'Huyện Tân Yên':
        'Thị trấn Nhã Nam 61, Xã Tân Trung 61, Xã Quang Trung 65, Xã An Dương 61, Xã Phúc Hòa 63, Xã Liên Sơn 61, Xã Hợp Đức 63, Xã Lam Sơn 65, Xã Cao Xá 81, Thị trấn Cao Thượng 81, Xã Việt Ngọc 59, Xã Song Vân 59, Xã Ngọc Châu 59, Xã Ngọc Vân 59, Xã Việt Lập 81, Xã Liên Chung 63, Xã Ngọc Thiện 59, Xã Ngọc Lý 81, Xã Quế Nham 30',
      'Huyện Lạng Giang':
        'Thị trấn Vôi 52, Xã Nghĩa Hòa 73, Xã Nghĩa Hưng 73, Xã Quang Thịnh 48, Xã Hương Sơn 48, Xã Đào Mỹ 73, Xã Tiên Lục 73, Xã An Hà 73, Thị trấn Kép 48, Xã Hương Lạc 52, Xã Dương Đức 56, Xã Tân Thanh 56, Xã Tân Hưng 52, Xã Mỹ Thái 56, Xã Xương Lâm 52, Xã Xuân Hương 56, Xã Tân Dĩnh 79, Xã Đại Lâm 79, Xã Thái Đào 79',
      'Huyện Lục Nam':
        'Thị trấn Đồi Ngô 53, Xã Đông Hưng 93, Xã Đông Phú 93, Xã Tam Dị 36, Xã Bảo Sơn 36, Xã Bảo Đài 36, Xã Thanh Lâm 36, Xã Tiên Nha 53, Xã Trường Giang 58, Thị trấn Phương Sơn 53, Xã Chu Điện 53, Xã Cương Sơn 53, Xã Nghĩa Phương 58, Xã Vô Tranh 76, Xã Bình Sơn 55, Xã Lan Mẫu 37, Xã Yên Sơn 37, Xã Khám Lạng 37, Xã Huyền Sơn 58, Xã Trường Sơn 76, Xã Lục Sơn 55, Xã Bắc Lũng 37, Xã Cẩm Lý 41, Xã Đan Hội 41',
      'Huyện Lục Ngạn':
        'Xã Cấm Sơn 80, Xã Tân Sơn 80, Xã Phong Minh 66, Xã Phong Vân 34, Xã Sa Lý 66, Xã Hộ Đáp 67, Xã Sơn Hải 67, Xã Biên Sơn 34, Xã Kim Sơn 35, Xã Tân Hoa 54, Xã Giáp Sơn 54, Thị trấn Biển Động 35, Thị trấn Phì Điền 54, Xã Tân Quang 54, Xã Đồng Cốc 54, Xã Tân Lập 91, Xã Phú Nhuận 35, Xã Tân Mộc 57, Xã Đèo Gia 91',
      'Huyện Sơn Động':
        'Thị trấn An Châu 68, Thị trấn Tây Yên Tử 82, Xã Vân Sơn 83, Xã Hữu Sản 83, Xã Đại Sơn 95, Xã Phúc Sơn 95, Xã Giáo Liêm 95, Xã Cẩm Đàn 90, Xã An Lạc 33, Xã Vĩnh An 68, Xã Yên Định 90, Xã Lệ Viễn 33, Xã An Bá 68, Xã Tuấn Đạo 77, Xã Dương Hưu 42, Xã Long Sơn 42, Xã Thanh Luận 82',
      'Thị Xã Việt Yên':
        'Xã Thượng Lan 24, Xã Việt Tiến 24, Xã Nghĩa Trung 25, Xã Minh Đức 25, Xã Hương Mai 24, Phường Tự Lạn 24, Phường Bích Động 25, Xã Trung Sơn 26, Phường Hồng Thái 25, Xã Tiên Sơn 26, Phường Tăng Tiến 10, Phường Quảng Minh 26, Phường Nếnh 10, Phường Ninh Sơn 26, Phường Vân Trung 10, Xã Vân Hà 26, Phường Quang Châu 10',
      'Huyện Hiệp Hòa':
        'Xã Đồng Tiến 45, Xã Hoàng Vân 45, Xã Toàn Thắng 45, Xã Ngọc Sơn 45, Thị trấn Thắng 44, Xã Sơn Thịnh 46, Xã Lương Phong 44, Xã Hùng Thái 46, Xã Thường Thắng 46, Xã Hợp Thịnh 46, Xã Danh Thắng 44, Xã Mai Trung 46, Xã Đoan Bái 44, Thị trấn Bắc Lý 85, Xã Xuân Cẩm 85, Xã Hương Lâm 85, Xã Đông Lỗ 44, Xã Châu Minh 85, Xã Mai Đình 85',
      'Thị xã Chũ':
        'Phường Chũ 2, Phường Thanh Hải 2, Xã Kiên Lao 47, Xã Kiên Thành 47, Phường Hồng Giang 2, Xã Quý Sơn 13, Phường Trù Hựu 2, Xã Mỹ An 13, Xã Nam Dương 57, Phường Phượng Sơn 13',
    },
    'Phú Thọ': {
      'Thành phố Việt Trì':
        'Phường Dữu Lâu 9, Phường Nông Trang 2, Phường Tân Dân 9, Phường Gia Cẩm 9, Phường Tiên Cát 6, Phường Thọ Sơn 6, Phường Thanh Miếu 6, Phường Bạch Hạc 6, Phường Vân Phú 10, Xã Phượng Lâu 10, Xã Thụy Vân 2, Phường Minh Phương 2, Xã Trưng Vương 9, Phường Minh Nông 9, Xã Sông Lô 6, Xã Kim Đức 10, Xã Hùng Lô 10, Xã Hy Cương 38, Xã Chu Hóa 38, Xã Thanh Đình 38',
      'Thị xã Phú Thọ':
        'Phường Hùng Vương 4, Phường Phong Châu 3, Phường Âu Cơ 14, Xã Hà Lộc 4, Xã Phú Hộ 3, Xã Văn Lung 4, Xã Thanh Minh 14, Xã Hà Thạch 3, Phường Thanh Vinh 14',
      'Huyện Đoan Hùng':
        'Thị trấn Đoan Hùng 139, Xã Hùng Xuyên 29, Xã Bằng Luân 23, Xã Phú Lâm 112, Xã Bằng Doãn 23, Xã Chí Đám 29, Xã Phúc Lai 23, Xã Ngọc Quan 139, Xã Hợp Nhất 139, Xã Tây Cốc 112, Xã Hùng Long 27, Xã Yên Kiện 27, Xã Chân Mộng 27, Xã Ca Đình 112',
      'Huyện Hạ Hòa':
        'Thị trấn Hạ Hòa 41, Xã Đại Phạm 138, Xã Đan Thượng 138, Xã Hà Lương 138, Xã Tứ Hiệp 138, Xã Hiền Lương 34, Xã Phương Viên 130, Xã Gia Điền 41, Xã Ấm Hạ 41, Xã Hương Xạ 130, Xã Xuân Áng 34, Xã Yên Kỳ 130, Xã Minh Hạc 41, Xã Lang Sơn 120, Xã Bằng Giã 117, Xã Yên Luật 120, Xã Vô Tranh 117, Xã Văn Lang 117, Xã Minh Côi 117, Xã Vĩnh Chân 120',
      'Huyện Thanh Ba':
        'Thị trấn Thanh Ba 90, Xã Vân Lĩnh 90, Xã Đông Lĩnh 80, Xã Đại An 80, Xã Hanh Cù 90, Xã Đồng Xuân 90, Xã Quảng Yên 80, Xã Ninh Dân 37, Xã Võ Lao 142, Xã Khải Xuân 142, Xã Mạn Lạn 37, Xã Hoàng Cương 37, Xã Chí Tiên 28, Xã Đông Thành 142, Xã Sơn Cương 28, Xã Thanh Hà 28, Xã Đỗ Sơn 51, Xã Đỗ Xuyên 51, Xã Lương Lỗ 51',
      'Huyện Phù Ninh':
        'Thị trấn Phong Châu 73, Xã Phú Mỹ 76, Xã Lệ Mỹ 76, Xã Liên Hoa 76, Xã Trạm Thản 106, Xã Trị Quận 32, Xã Trung Giáp 106, Xã Tiên Phú 106, Xã Hạ Giáp 32, Xã Bảo Thanh 32, Xã Phú Lộc 73, Xã Gia Thanh 32, Xã Tiên Du 19, Xã Phú Nham 73, Xã An Đạo 19, Xã Bình Phú 19, Xã Phù Ninh 73',
      'Huyện Yên Lập':
        'Thị trấn Yên Lập 133, Xã Mỹ Lung 82, Xã Mỹ Lương 82, Xã Lương Sơn 82, Xã Xuân An 128, Xã Xuân Viên 128, Xã Xuân Thủy 128, Xã Trung Sơn 105, Xã Hưng Long 133, Xã Nga Hoàng 97, Xã Đồng Lạc 133, Xã Thượng Long 97, Xã Đồng Thịnh 133, Xã Phúc Khánh 97, Xã Minh Hòa 62, Xã Ngọc Lập 62, Xã Ngọc Đồng 62',
      'Huyện Cẩm Khê':
        'Thị trấn Cẩm Khê 30, Xã Tiên Lương 101, Xã Minh Thắng 101, Xã Minh Tân 30, Xã Phượng Vĩ 101, Xã Tùng Khê 114, Xã Tam Sơn 114, Xã Văn Bán 114, Xã Phong Thịnh 30, Xã Phú Khê 75, Xã Hương Lung 75, Xã Nhật Tiến 39, Xã Hùng Việt 39, Xã Yên Dưỡng 146, Xã Điêu Lương 146, Xã Đồng Lương 146',
      'Huyện Tam Nông':
        'Thị trấn Hưng Hóa 87, Xã Hiền Quan 35, Xã Bắc Sơn 35, Xã Thanh Uyên 35, Xã Lam Sơn 125, Xã Vạn Xuân 125, Xã Quang Húc 125, Xã Hương Nộn 87, Xã Tề Lễ 99, Xã Thọ Văn 99, Xã Dị Nậu 99, Xã Dân Quyền 87',
      'Huyện Lâm Thao':
        'Thị trấn Lâm Thao 54, Xã Tiên Kiên 127, Thị trấn Hùng Sơn 54, Xã Xuân Lũng 127, Xã Xuân Huy 127, Xã Thạch Sơn 54, Xã Sơn Vi 74, Xã Phùng Nguyên 74, Xã Cao Xá 22, Xã Vĩnh Lại 22, Xã Tứ Xã 74, Xã Bản Nguyên 22',
      'Huyện Thanh Sơn':
        'Thị trấn Thanh Sơn 91, Xã Sơn Hùng 91, Xã Địch Quả 116, Xã Giáp Lai 91, Xã Thục Luyện 91, Xã Võ Miếu 116, Xã Thạch Khoán 91, Xã Cự Thắng 116, Xã Tất Thắng 31, Xã Văn Miếu 118, Xã Cự Đồng 31, Xã Thắng Sơn 31, Xã Tân Minh 118, Xã Hương Cần 40, Xã Khả Cửu 46, Xã Đông Cửu 46, Xã Tân Lập 118, Xã Yên Lãng 40, Xã Yên Lương 40, Xã Thượng Cửu 46, Xã Lương Nha 135, Xã Yên Sơn 135, Xã Tinh Nhuệ 135',
      'Huyện Thanh Thủy':
        'Xã Đào Xá 141, Xã Thạch Đồng 141, Xã Xuân Lộc 141, Xã Tân Phương 141, Thị trấn Thanh Thủy 92, Xã Sơn Thủy 92, Xã Bảo Yên 92, Xã Đoan Hạ 92, Xã Đồng Trung 107, Xã Hoàng Xá 107, Xã Tu Vũ 107',
      'Huyện Tân Sơn':
        'Xã Thu Cúc 93, Xã Thạch Kiệt 111, Xã Thu Ngạc 111, Xã Kiệt Sơn 48, Xã Đồng Sơn 48, Xã Lai Đồng 48, Thị trấn Tân Phú 111, Xã Mỹ Thuận 63, Xã Tân Sơn 48, Xã Xuân Đài 129, Xã Minh Đài 63, Xã Văn Luông 63, Xã Xuân Sơn 129, Xã Long Cốc 53, Xã Kim Thượng 129, Xã Tam Thanh 53, Xã Vinh Tiền 53',
    },
    'Vĩnh Phúc': {
      'Thành phố Vĩnh Yên':
        'Phường Tích Sơn 12, Phường Liên Bảo 11, Phường Hội Hợp 12, Phường Đống Đa 11, Phường Ngô Quyền 11, Phường Đồng Tâm 12, Phường Định Trung 11, Phường Khai Quang 11, Xã Thanh Trù 12',
      'Thành phố Phúc Yên':
        'Phường Hùng Vương 5, Phường Hai Bà Trưng 5, Phường Phúc Thắng 5, Phường Xuân Hòa 13, Phường Đồng Xuân 13, Xã Ngọc Thanh 13, Xã Cao Minh 13, Phường Nam Viêm 5, Phường Tiền Châu 5',
      'Huyện Lập Thạch':
        'Thị trấn Lập Thạch 59, Xã Quang Sơn 45, Xã Ngọc Mỹ 45, Xã Hợp Lý 45, Xã Bắc Bình 95, Xã Thái Hòa 95, Thị trấn Hoa Sơn 50, Xã Liễn Sơn 95, Xã Xuân Hòa 59, Xã Vân Trục 59, Xã Liên Hòa 50, Xã Tử Du 59, Xã Bàn Giản 50, Xã Xuân Lôi 102, Xã Đồng Ích 102, Xã Tiên Lữ 102, Xã Văn Quán 102, Xã Tây Sơn 83, Xã Sơn Đông 83',
      'Huyện Tam Dương':
        'Thị trấn Hợp Hòa 84, Xã Hoàng Hoa 85, Xã Đồng Tĩnh 85, Thị trấn Kim Long 84, Xã Hướng Đạo 84, Xã Đạo Tú 84, Xã An Hòa 36, Xã Thanh Vân 43, Xã Duy Phiên 43, Xã Hoàng Đan 36, Xã Hoàng Lâu 36, Xã Hội Thịnh 43',
      'Huyện Tam Đảo':
        'Thị trấn Tam Đảo 89, Thị trấn Hợp Châu 89, Xã Đạo Trù 145, Xã Yên Dương 145, Xã Bồ Lý 143, Thị trấn Đại Đình 143, Xã Tam Quan 85, Xã Hồ Sơn 89, Xã Minh Quang 89',
      'Huyện Bình Xuyên':
        'Thị trấn Hương Canh 18, Thị trấn Gia Khánh 21, Xã Trung Mỹ 20, Thị trấn Bá Hiến 20, Xã Thiện Kế 21, Xã Hương Sơn 21, Xã Tam Hợp 18, Xã Quất Lưu 18, Xã Sơn Lôi 18, Thị trấn Đạo Đức 126, Xã Tân Phong 126, Thị trấn Thanh Lãng 126, Xã Phú Xuân 126',
      'Huyện Yên Lạc':
        'Thị trấn Yên Lạc 132, Xã Đồng Cương 132, Xã Đồng Văn 113, Xã Bình Định 132, Xã Trung Nguyên 113, Xã Tề Lỗ 113, Thị trấn Tam Hồng 86, Xã Yên Đồng 86, Xã Văn Tiến 69, Xã Nguyệt Đức 69, Xã Yên Phương 86, Xã Trung Kiên 69, Xã Liên Châu 49, Xã Đại Tự 49, Xã Hồng Châu 49, Xã Trung Hà 69',
      'Huyện Vĩnh Tường':
        'Thị trấn Vĩnh Tường 124, Xã Kim Xá 119, Xã Yên Bình 119, Xã Chấn Hưng 119, Xã Nghĩa Hưng 121, Xã Yên Lập 121, Xã Sao Đại Việt 123, Xã Đại Đồng 121, Xã Lũng Hòa 123, Thị trấn Thổ Tang 100, Xã Lương Điền 124, Xã Tân Phú 123, Xã Thượng Trưng 100, Xã Vũ Di 124, Xã Tuân Chính 100, Thị trấn Tứ Trưng 124, Xã Ngũ Kiên 122, Xã An Nhân 122, Xã Vĩnh Thịnh 122, Xã Vĩnh Phú 122',
      'Huyện Sông Lô':
        'Xã Lãng Công 131, Xã Quang Yên 131, Xã Hải Lựu 42, Xã Đồng Quế 88, Xã Nhân Đạo 42, Xã Đôn Nhân 42, Xã Phương Khoan 42, Xã Tân Lập 88, Thị trấn Tam Sơn 88, Xã Yên Thạch 81, Xã Đồng Thịnh 81, Xã Tứ Yên 81, Xã Đức Bác 81, Xã Cao Phong 83',
    },
    'Bắc Ninh': {
      'Thành phố Bắc Ninh':
        'Phường Vũ Ninh 28, Phường Đáp Cầu 28, Phường Thị Cầu 28, Phường Kinh Bắc 5, Phường Đại Phúc 27, Phường Tiền Ninh Vệ 5, Phường Suối Hoa 5, Phường Võ Cường 27, Phường Hòa Long 5, Phường Vạn An 5, Phường Khúc Xuyên 5, Phường Phong Khê 27, Phường Kim Chân 28, Phường Vân Dương 7, Phường Nam Sơn 7, Phường Khắc Niệm 4, Phường Hạp Lĩnh 4',
      'Huyện Yên Phong':
        'Thị trấn Chờ 87, Xã Dũng Liệt 89, Xã Tam Đa 71, Xã Tam Giang 69, Xã Yên Trung 89, Xã Thụy Hòa 71, Xã Hòa Tiến 69, Xã Đông Tiến 87, Xã Yên Phụ 84, Xã Trung Nghĩa 87, Xã Đông Phong 71, Xã Long Châu 87, Xã Văn Môn 84, Xã Đông Thọ 84',
      'Thị xã Quế Võ':
        'Phường Phố Mới 14, Xã Việt Thống 8, Phường Đại Xuân 8, Phường Nhân Hòa 8, Phường Bằng An 14, Phường Phương Liễu 12, Phường Quế Tân 14, Phường Phù Lương 31, Xã Phù Lãng 62, Phường Phượng Mao 12, Phường Việt Hùng 14, Xã Ngọc Xá 31, Xã Châu Phong 62, Phường Bồng Lai 1, Phường Cách Bi 1, Xã Đào Viên 31, Xã Yên Giả 40, Xã Mộ Đạo 1, Xã Đức Long 62, Xã Chi Lăng 40',
      'Huyện Tiên Du':
        'Thị trấn Lim 72, Xã Phú Lâm 72, Xã Nội Duệ 72, Xã Liên Bão 49, Xã Hiên Vân 49, Xã Hoàn Sơn 96, Xã Lạc Vệ 78, Xã Việt Đoàn 49, Xã Phật Tích 64, Xã Tân Chi 78, Xã Đại Đồng 96, Xã Tri Phương 96, Xã Minh Đạo 64, Xã Cảnh Hưng 64',
      'Thành phố Từ Sơn':
        'Phường Đông Ngàn 23, Phường Tam Sơn 16, Phường Hương Mạc 11, Phường Tương Giang 16, Phường Phù Khê 11, Phường Đồng Kỵ 32, Phường Trang Hạ 32, Phường Đồng Nguyên 32, Phường Châu Khê 11, Phường Tân Hồng 23, Phường Đình Bảng 23, Phường Phù Chẩn 23',
      'Thị xã Thuận Thành':
        'Phường Hồ 17, Xã Hoài Thượng 6, Xã Đại Đồng Thành 17, Xã Mão Điền 6, Phường Song Hồ 17, Xã Đình Tổ 19, Phường An Bình 6, Phường Trí Quả 19, Phường Gia Đông 17, Phường Thanh Khương 19, Phường Trạm Lộ 20, Phường Xuân Lâm 15, Phường Hà Mãn 15, Xã Ngũ Thái 15, Xã Nguyệt Đức 9, Phường Ninh Xá 9, Xã Nghĩa Đạo 20, Xã Song Liễu 15',
      'Huyện Gia Bình':
        'Thị trấn Gia Bình 43, Xã Vạn Ninh 39, Xã Thái Bảo 60, Xã Giang Sơn 92, Xã Cao Đức 39, Xã Đại Lai 94, Xã Song Giang 94, Xã Bình Dương 60, Xã Lãng Ngâm 92, Thị trấn Nhân Thắng 60, Xã Xuân Lai 43, Xã Đông Cứu 92, Xã Đại Bái 43, Xã Quỳnh Phú 43',
      'Huyện Lương Tài':
        'Thị trấn Thứa 51, Xã An Thịnh 75, Xã Trung Kênh 75, Xã Phú Hòa 51, Xã An Tập 75, Xã Tân Lãng 51, Xã Quảng Phú 50, Xã Quang Minh 74, Xã Trung Chính 74, Xã Bình Định 50, Xã Phú Lương 74, Xã Lâm Thao 50',
    },
    'Hải Dương': {
      'Thành phố Hải Dương':
        'Phường Cẩm Thượng 33, Phường Bình Hàn 33, Phường Ngọc Châu 13, Phường Nhị Châu 13, Phường Quang Trung 13, Phường Nguyễn Trãi 33, Phường Trần Hưng Đạo 13, Phường Trần Phú 19+39, Phường Thanh Bình 19, Phường Tân Bình 19, Phường Lê Thanh Nghị 19, Phường Hải Tân 39, Phường Tứ Minh 40+41, Phường Việt Hòa 41, Phường Ái Quốc 42, Xã An Thượng 33, Phường Nam Đồng 25, Xã Quyết Thắng 42, Xã Tiền Tiến 25, Phường Thạch Khôi 34, Xã Liên Hồng 34, Phường Tân Hưng 39, Xã Gia Xuyên 34, Xã Ngọc Sơn 39',
      'Thành phố Chí Linh':
        'Phường Phả Lại 7, Phường Sao Đỏ 6, Phường Bến Tắm 26, Xã Hoàng Hoa Thám 26, Xã Bắc An 26, Xã Hưng Đạo 36, Xã Lê Lợi 36, Phường Hoàng Tiến 38, Phường Cộng Hòa 6+36, Phường Hoàng Tân 38, Phường Cổ Thành 7, Phường Văn An 6, Phường Chí Minh 6, Phường Văn Đức 5+6+38, Phường Thái Học 6, Xã Nhân Huệ 7, Phường An Lạc 21, Phường Đồng Lạc 21, Phường Tân Dân 21',
      'Huyện Nam Sách':
        'Thị trấn Nam Sách 79, Xã Nam Hưng 67, Xã Nam Tân 67, Xã Hợp Tiến 67, Xã Hiệp Cát 95, Xã Quốc Tuấn 95, Xã An Bình 48, Xã Trần Phú 95, Xã An Sơn 90, Xã Cộng Hòa 48+75+78, Xã Thái Tân 90, Xã An Phú 48, Xã Hồng Phong 79, Xã Đồng Lạc 79, Xã Minh Tân 90',
      'Thị xã Kinh Môn':
        'Phường An Lưu 16, Xã Bạch Đằng 5, Phường Thất Hùng 5, Xã Lê Ninh 5, Phường Phạm Thái 31, Phường Duy Tân 29, Phường Tân Dân 29, Phường Minh Tân 29, Xã Quang Thành 78, Xã Hiệp Hòa 37, Phường Phú Thứ 29, Xã Thăng Long 78, Xã Lạc Long 78, Phường An Sinh 31, Phường Hiệp Sơn 31, Xã Thượng Quận 86+37, Phường An Phụ 37, Phường Hiệp An 16, Phường Long Xuyên 16, Phường Thái Thịnh 27, Phường Hiến Thành 27, Xã Minh Hòa 27',
      'Huyện Kim Thành':
        'Thị trấn Phú Thái 86, Xã Lai Khê 75, Xã Vũ Dũng 75+78, Xã Tuấn Việt 75+78, Xã Kim Xuyên 86, Xã Ngũ Phúc 50, Xã Kim Anh 86, Xã Kim Liên 86, Xã Kim Tân 50, Xã Kim Đính 50, Xã Hòa Bình 61+69+83, Xã Tam Kỳ 69, Xã Đồng Cẩm 69, Xã Đại Đức 69',
      'Huyện Thanh Hà':
        'Thị trấn Thanh Hà 88, Xã Hồng Lạc 42+60, Xã Tân Việt 60, Xã Cẩm Việt 60+75, Xã Thanh An 61+75, Xã Thanh Lang 61, Xã Tân An 62, Xã Liên Mạc 61, Xã Thanh Hải 62+111, Xã Thanh Xuân 61, Xã Thanh Tân 88, Xã An Phượng 62, Xã Thanh Sơn 88, Xã Thanh Quang 63, Xã Thanh Hồng 63, Xã Vĩnh Cường 63',
      'Huyện Cẩm Giàng':
        'Thị trấn Cẩm Giang 56, Thị trấn Lai Cách 40+41, Xã Cẩm Hưng 57, Xã Cẩm Hoàng 56, Xã Cẩm Văn 96, Xã Ngọc Liên 57, Xã Cẩm Vũ 96, Xã Đức Chính 96, Xã Định Sơn 56, Xã Lương Điền 57, Xã Cao An 41, Xã Tân Trường 77, Xã Phúc Điền 57+77, Xã Cẩm Đông 77, Xã Cẩm Đoài 40',
      'Huyện Bình Giang':
        'Thị trấn Kẻ Sặt 74, Xã Vĩnh Hưng 74, Xã Hùng Thắng 74, Xã Vĩnh Hồng 52+74, Xã Long Xuyên 52, Xã Tân Việt 52, Xã Thúc Kháng 110+91, Xã Tân Hồng 110+91, Xã Hồng Khê 52, Xã Thái Minh 110+91, Xã Cổ Bì 52, Xã Nhân Quyền 84, Xã Thái Dương 110+91, Xã Thái Hòa 110+91, Xã Bình Xuyên 91',
      'Huyện Gia Lộc':
        'Thị trấn Gia Lộc 58+59, Xã Thống Nhất 109+34, Xã Yết Kiêu 58+109, Xã Gia Phúc 58+59, Xã Gia Tiến 58, Xã Lê Lợi 58+109, Xã Toàn Thắng 59, Xã Hoàng Diệu 59, Xã Hồng Hưng 59, Xã Phạm Trấn 94, Xã Đoàn Thượng 59+94, Xã Thống Kênh 59+94, Xã Nhật Quang 94, Xã Quang Đức 59+94',
      'Huyện Tứ Kỳ':
        'Thị trấn Tứ Kỳ 100, Xã Đại Sơn 111, Xã Hưng Đạo 111+98, Xã Bình Lãng 111, Xã Chí Minh 54, Xã Kỳ Sơn 98, Xã Quang Phục 100, Xã Tân Kỳ 98, Xã Quang Khải 100, Xã Đại Hợp 98, Xã Dân An 98, Xã An Thanh 54, Xã Minh Đức 100, Xã Văn Tố 54, Xã Quang Trung 76, Xã Lạc Phượng 76, Xã Tiên Động 76+82, Xã Nguyên Giáp 82, Xã Hà Kỳ 82, Xã Hà Thanh 82',
      'Huyện Ninh Giang':
        'Xã Ứng Hòe 106, Xã Nghĩa An 106, Xã Đức Phúc 97, Xã An Đức 97, Xã Tân Hương 106, Xã Vĩnh Hòa 85, Xã Bình Xuyên 68, Xã Tân Phong 97, Thị trấn Ninh Giang 85, Xã Tân Quang 66, Xã Hồng Dụ 85, Xã Văn Hội 66, Xã Hồng Phong 68, Xã Hiệp Lực 85, Xã Kiến Phúc 68, Xã Hưng Long 66',
      'Huyện Thanh Miện':
        'Thị trấn Thanh Miện 89+94, Xã Thanh Tùng 84+91, Xã Phạm Kha 84, Xã Ngô Quyền 65, Xã Đoàn Tùng 84+91, Xã Hồng Quang 53, Xã Tân Trào 65, Xã Lam Sơn 53, Xã Đoàn Kết 65, Xã Lê Hồng 53, Xã Tứ Cường 89, Xã Ngũ Hùng 89, Xã Cao Thắng 89, Xã Chi Lăng Bắc 80, Xã Chi Lăng Nam 80, Xã Thanh Giang 80, Xã Hồng Phong 80',
    },
    'Hải Phòng': {
      'Quận Hồng Bàng':
        'Phường Quán Toan 14, Phường Hùng Vương 15, Phường Sở Dầu 15, Phường Thượng Lý 15, Phường Minh Khai 15, Phường Hoàng Văn Thụ 15, Phường Phan Bội Châu 15, Phường Đại Bản 3+14, Phường An Hưng 1+14, Phường An Hồng 14',
      'Quận Ngô Quyền':
        'Phường Máy Chai 28, Phường Vạn Mỹ 28, Phường Cầu Tre 28, Phường Gia Viên 9+15+28, Phường Cầu Đất 9+18, Phường Đông Khê 9+28, Phường Đằng Giang 9, Phường Lạch Tray 9+18',
      'Quận Lê Chân':
        'Phường An Biên 0+18, Phường Trần Nguyên Hãn 0+18, Phường Hàng Kênh 18, Phường An Dương 0, Phường Dư Hàng Kênh 18, Phường Kênh Dương 18, Phường Vĩnh Niệm 0+18',
      'Quận Hải An':
        'Phường Đông Hải 1 43, Phường Đông Hải 2 43+12, Phường Đằng Lâm 12, Phường Thành Tô 12, Phường Đằng Hải 12, Phường Nam Hải 43+12, Phường Cát Bi 12, Phường Tràng Cát 12',
      'Quận Kiến An':
        'Phường Đồng Hòa 17+30, Phường Bắc Sơn 17+30, Phường Nam Sơn 17+30, Phường Ngọc Sơn 30, Phường Trần Thành Ngọ 17+30, Phường Văn Đẩu 17+30, Phường Bắc Hà 30',
      'Quận Đồ Sơn':
        'Phường Ngọc Xuyên 44+24, Phường Hải Sơn 44, Phường Vạn Hương 44+24, Phường Minh Đức 24, Phường Bàng La 24, Phường Hợp Đức 24',
      'Quận Dương Kinh':
        'Phường Đa Phúc 11, Phường Hưng Đạo 11, Phường Anh Dũng 8+11, Phường Hải Thành 8+11, Phường Hòa Nghĩa 8, Phường Tân Thành 44+8',
      'Thành phố Thủy Nguyên':
        'Phường Minh Đức 4, Xã Liên Xuân 22+101, Phường Lưu Kiếm 22, Xã Bạch Đằng 4, Xã Ninh Sơn 101, Phường Quảng Thanh 20, Phường Trần Hưng Đạo 22, Xã Quang Trung 20+22, Phường Lê Hồng Phong 20+32, Phường Hòa Bình 10, Phường Thủy Hà 10+35, Phường An Lư 10+35, Phường Phạm Ngũ Lão 4, Phường Nam Triệu Giang 23, Phường Tam Hưng 23, Phường Lập Lễ 23, Phường Thiên Hương 32, Phường Thủy Đường 35, Phường Hoàng Lâm 32, Phường Hoa Động 32+35, Phường Dương Quan 35',
      'Quận An Dương':
        'Phường Lê Lợi 1+2+3, Phường Lê Thiện 3+14, Phường An Hòa 3, Phường Hồng Phong 3, Phường Tân Tiến 1+3+14, Phường Nam Sơn 1, Phường An Hải 1+2, Phường Đồng Thái 1+2, Phường An Đồng 2, Phường Hồng Thái 2',
      'Huyện An Lão':
        'Thị trấn An Lão 47, Xã Bát Trang 51, Xã Trường Thọ 51, Xã Trường Thành 51, Xã An Tiến 47, Xã Quang Hưng 49, Xã Quang Trung 49, Xã Quốc Tuấn 49, Xã An Thắng 47, Thị trấn Trường Sơn 47+30, Xã Tân Dân 47, Xã Thái Sơn 46+47, Xã Tân Viên 46, Xã Mỹ Đức 46, Xã Chiến Thắng 45, Xã An Thọ 45, Xã An Thái 45',
      'Huyện Kiến Thụy':
        'Thị trấn Núi Đối 73, Xã Đông Phương 72, Xã Thuận Thiên 73, Xã Hữu Bằng 73, Xã Đại Đồng 72, Xã Ngũ Phúc 81, Xã Kiến Quốc 81, Xã Du Lễ 81, Xã Thanh Sơn 73, Xã Minh Tân 72, Xã Kiến Hưng 70+73, Xã Tân Phong 71, Xã Tân Trào 70, Xã Đoàn Xá 71+70, Xã Tú Sơn 71, Xã Đại Hợp 71',
      'Huyện Tiên Lãng':
        'Thị trấn Tiên Lãng 92, Xã Đại Thắng 87, Xã Tiên Cường 87, Xã Tự Cường 87, Xã Quyết Tiến 92, Xã Khởi Nghĩa 92, Xã Tiên Thanh 92, Xã Cấp Tiến 99, Xã Kiến Thiết 99, Xã Đoàn Lập 99, Xã Tân Minh 99+93, Xã Tiên Thắng 93, Xã Tiên Minh 93, Xã Bắc Hưng 55, Xã Nam Hưng 55, Xã Hùng Thắng 64, Xã Tây Hưng 55, Xã Đông Hưng 55, Xã Vinh Quang 64',
      'Huyện Vĩnh Bảo':
        'Thị trấn Vĩnh Bảo 103, Xã Dũng Tiến 107, Xã Giang Biên 107, Xã Thắng Thủy 108, Xã Trung Lập 108, Xã Việt Tiến 108, Xã Vĩnh An 107, Xã Vĩnh Hòa 104, Xã Hùng Tiến 104, Xã Tân Hưng 103, Xã Tân Liên 103, Xã Vĩnh Hưng 103, Xã Vĩnh Hải 105, Xã Liên Am 102, Xã Lý Học 83, Xã Tam Cường 102, Xã Hòa Bình 61+69+83, Xã Tiền Phong 105, Xã Cao Minh 102, Xã Trấn Dương 83',
      'Huyện Cát Hải':
        'Thị trấn Cát Bà 113, Thị trấn Cát Hải 113, Xã Nghĩa Lộ 113, Xã Đồng Bài 113, Xã Hoàng Châu 113, Xã Văn Phong 113, Xã Phù Long 113, Xã Gia Luận 113, Xã Hiền Hào 113, Xã Trân Châu 113, Xã Việt Hải 113, Xã Xuân Đám 113',
    },
    'Hưng Yên': {
      'Thành phố Hưng Yên':
        'Phường Lam Sơn 3, Phường Hiến Nam 2, Phường An Tảo 2, Phường Lê Lợi 2, Phường Minh Khai 2, Phường Hồng Châu 0, Xã Trung Nghĩa 2, Xã Liên Phương 2, Xã Phương Nam 75, Xã Quảng Châu 0, Xã Bảo Khê 3, Xã Phú Cường 3, Xã Hùng Cường 3, Xã Tân Hưng 75, Xã Hoàng Hanh 0',
      'Huyện Văn Lâm':
        'Thị trấn Như Quỳnh 53, Xã Lạc Đạo 100+37, Xã Chỉ Đạo 37, Xã Đại Đồng 100, Xã Việt Hưng 100, Xã Tân Quang 53, Xã Đình Dù 100+53, Xã Minh Hải 37, Xã Lương Tài 100, Xã Trưng Trắc 53, Xã Lạc Hồng 53',
      'Huyện Văn Giang':
        'Thị trấn Văn Giang 84, Xã Xuân Quan 56, Xã Cửu Cao 56, Xã Phụng Công 56, Xã Nghĩa Trụ 47, Xã Long Hưng 47, Xã Vĩnh Khúc 47, Xã Liên Nghĩa 84, Xã Tân Tiến 84, Xã Thắng Lợi 39, Xã Mễ Sở 39',
      'Huyện Yên Mỹ':
        'Thị trấn Yên Mỹ 90, Xã Nguyễn Văn Linh 50, Xã Đồng Than 24, Xã Ngọc Long 50, Xã Liêu Xá 50, Xã Hoàn Long 24, Xã Tân Lập 90, Xã Thanh Long 83, Xã Yên Phú 83, Xã Trung Hòa 90, Xã Việt Yên 83, Xã Tân Minh 90',
      'Thị xã Mỹ Hào':
        'Phường Bần Yên Nhân 1, Phường Phan Đình Phùng 1, Xã Cẩm Xá 1, Xã Dương Quang 5, Xã Hòa Phong 5, Phường Nhân Hòa 1, Phường Dị Sử 10, Phường Bạch Sam 5, Phường Minh Đức 5, Phường Phùng Chí Kiên 10, Xã Xuân Dục 10, Xã Ngọc Lâm 10, Xã Hưng Long 10',
      'Huyện Ân Thi':
        'Thị trấn Ân Thi 92, Xã Phù Ủng 54, Xã Bắc Sơn 54, Xã Bãi Sậy 54, Xã Đào Dương 54, Xã Quang Vinh 92, Xã Vân Du 89, Xã Xuân Trúc 89, Xã Hoàng Hoa Thám 92, Xã Quảng Lãng 89, Xã Đa Lộc 49, Xã Đặng Lễ 49, Xã Cẩm Ninh 49, Xã Nguyễn Trãi 49, Xã Hồ Tùng Mậu 29, Xã Tiền Phong 29, Xã Hồng Quang 29, Xã Hạ Lễ 29',
      'Huyện Khoái Châu':
        'Thị trấn Khoái Châu 31, Xã Đông Tảo 24, Xã Bình Minh 39, Xã Phạm Hồng Thái 73, Xã Ông Đình 73, Xã Tân Dân 73, Xã Tứ Dân 20, Xã An Vĩ 73, Xã Đông Kết 31, Xã Dân Tiến 82, Xã Đồng Tiến 82, Xã Tân Châu 20, Xã Liên Khê 31, Xã Phùng Hưng 31, Xã Việt Hòa 82, Xã Đông Ninh 20, Xã Đại Tập 20, Xã Chí Minh 21, Xã Thuần Hưng 21, Xã Nguyễn Huệ 21',
      'Huyện Kim Động':
        'Thị trấn Lương Bằng 36, Xã Nghĩa Dân 46, Xã Toàn Thắng 46, Xã Vĩnh Xá 46, Xã Phạm Ngũ Lão 36, Xã Phú Thọ 103, Xã Đồng Thanh 46, Xã Song Mai 23, Xã Chính Nghĩa 36, Xã Mai Động 103, Xã Đức Hợp 103, Xã Hùng An 23, Xã Ngọc Thanh 23+3, Xã Diên Hồng 36, Xã Hiệp Cường 23',
      'Huyện Tiên Lữ':
        'Thị trấn Vương 25, Xã Hưng Đạo 25, Xã Nhật Tân 25, Xã Lệ Xá 67, Xã An Viên 25, Xã Trung Dũng 67, Xã Hải Thắng 70, Xã Thủ Sỹ 75, Xã Thiện Phiến 70, Xã Thụy Lôi 70, Xã Cương Chính 67',
      'Huyện Phù Cừ':
        'Thị trấn Trần Cao 57, Xã Minh Tân 57, Xã Phan Sào Nam 93, Xã Quang Hưng 57, Xã Minh Hoàng 93, Xã Đoàn Đào 93, Xã Tống Phan 57, Xã Đình Cao 71, Xã Nhật Quang 71, Xã Tam Đa 81, Xã Tiên Tiến 71, Xã Nguyên Hòa 81, Xã Tống Trân 81',
    },
    'Thái Bình': {
      'Thành phố Thái Bình':
        'Phường Lê Hồng Phong 4, Phường Bồ Xuyên 4, Phường Đề Thám 7, Phường Kỳ Bá 8, Phường Quang Trung 7, Phường Phú Khánh 9, Phường Tiền Phong 4, Phường Trần Hưng Đạo 7, Phường Trần Lãm 8, Xã Đông Hòa 6, Phường Hoàng Diệu 6, Xã Phú Xuân 7, Xã Vũ Phúc 9, Xã Vũ Chính 8, Xã Đông Mỹ 6, Xã Đông Thọ 6, Xã Vũ Đông 8, Xã Vũ Lạc 8, Xã Tân Bình 4',
      'Huyện Quỳnh Phụ':
        'Thị trấn Quỳnh Côi 60, Xã An Khê 11, Xã An Đồng 11, Xã Quỳnh Hoa 38, Xã Quỳnh Lâm 51, Xã Quỳnh Thọ 38, Xã An Hiệp 11, Xã Quỳnh Hoàng 51, Xã Quỳnh Giao 38, Xã An Thái 11, Xã An Cầu 101, Xã Quỳnh Hồng 60, Xã Quỳnh Khê 48, Xã Quỳnh Minh 38, Xã An Ninh 55, Xã Quỳnh Ngọc 51, Xã Quỳnh Hải 60, Thị trấn An Bài 55, Xã An Ấp 101, Xã Quỳnh Hội 60, Xã Châu Sơn 48, Xã Quỳnh Mỹ 60, Xã An Quý 101, Xã An Thanh 55, Xã An Vũ 55, Xã An Lễ 101, Xã Quỳnh Hưng 60, Xã An Mỹ 55, Xã Quỳnh Nguyên 48, Xã An Vinh 59, Xã An Dục 77, Xã Đông Hải 59, Xã Trang Bảo Xá 59, Xã An Tràng 77, Xã Đồng Tiến 77',
      'Huyện Hưng Hà':
        'Thị trấn Hưng Hà 26, Xã Quang Trung 22, Xã Tân Lễ 33, Xã Cộng Hòa 52, Xã Canh Tân 52, Xã Hòa Tiến 52, Xã Tân Tiến 69, Thị trấn Hưng Nhân 33, Xã Đoan Hùng 69, Xã Duyên Hải 22, Xã Tân Hòa 52, Xã Văn Cẩm 22, Xã Bắc Sơn 65, Xã Đông Đô 65, Xã Phúc Khánh 69, Xã Liên Hiệp 33, Xã Tây Đô 65, Xã Thống Nhất 26, Xã Tiến Đức 33, Xã Thái Hưng 33, Xã Thái Phương 69, Xã Hòa Bình 26, Xã Chi Lăng 65, Xã Minh Khai 26, Xã Hồng An 35, Xã Kim Trung 26, Xã Hồng Lĩnh 26, Xã Minh Tân 35, Xã Văn Lang 26, Xã Độc Lập 35, Xã Chí Hòa 28, Xã Minh Hòa 28, Xã Hồng Minh 28',
      'Huyện Đông Hưng':
        'Thị trấn Đông Hưng 94, Xã Đông Phương 18, Xã Liên An Đô 17, Xã Đông Sơn 94, Xã Đông Cường 18, Xã Phú Lương 17, Xã Mê Linh 17, Xã Lô Giang 17, Xã Đông La 94, Xã Minh Tân 68, Xã Đông Xá 18, Xã Nguyên Xá 94, Xã Phong Dương Tiến 98, Xã Hồng Việt 68, Xã Hà Giang 19, Xã Đông Kinh 19, Xã Đông Hợp 94, Xã Thăng Long 68, Xã Đông Các 94, Xã Phú Châu 98, Xã Liên Hoa 43, Xã Đông Tân 95, Xã Đông Vinh 19, Xã Xuân Quang Động 45, Xã Hồng Bạch 68, Xã Trọng Quan 43, Xã Hồng Giang 43, Xã Đông Quan 95, Xã Đông Á 95, Xã Đông Hoàng 45, Xã Đông Dương 6, Xã Minh Phú 43',
      'Huyện Thái Thụy':
        'Thị trấn Diêm Điền 62, Xã Thụy Trường 97, Xã Hồng Dũng 97, Xã Thụy Quỳnh 16, Xã An Tân 97, Xã Thụy Ninh 79, Xã Thụy Hưng 66, Xã Thụy Việt 16, Xã Thụy Văn 16, Xã Thụy Xuân 97, Xã Dương Phúc 66, Xã Thụy Trình 62, Xã Thụy Bình 62, Xã Thụy Chính 79, Xã Thụy Dân 79, Xã Thụy Hải 62, Xã Thụy Liên 62, Xã Thụy Duyên 42, Xã Thụy Thanh 42, Xã Thụy Sơn 66, Xã Thụy Phong 42, Xã Thái Thượng 61, Xã Thái Nguyên 61, Xã Dương Hồng Thủy 15, Xã Thái Giang 78, Xã Hòa An 61, Xã Sơn Hà 78, Xã Thái Phúc 15, Xã Thái Hưng 61, Xã Thái Đô 96, Xã Thái Xuyên 96, Xã Mỹ Lộc 96, Xã Tân Học 96, Xã Thái Thịnh 41, Xã Thuần Thành 41, Xã Thái Thọ 41',
      'Huyện Tiền Hải':
        'Thị trấn Tiền Hải 72, Xã Đông Trà 99, Xã Đông Long 99, Xã Vũ Lăng 72, Xã Đông Xuyên 99, Xã Tây Lương 72, Xã Tây Ninh 72, Xã Đông Quang 99, Xã Đông Hoàng 102, Xã Đông Minh 102, Xã An Ninh 72, Xã Đông Cơ 102, Xã Tây Giang 91, Xã Đông Lâm 102, Xã Phương Công 80, Xã Ái Quốc 91, Xã Nam Cường 40, Xã Vân Trường 80, Xã Nam Chính 40, Xã Bắc Hải 80, Xã Nam Thịnh 40, Xã Nam Hà 44, Xã Nam Tiến 40, Xã Nam Trung 27, Xã Nam Hồng 44, Xã Nam Hưng 27, Xã Nam Hải 44, Xã Nam Phú 27',
      'Huyện Kiến Xương':
        'Thị trấn Kiến Xương 32, Xã Trà Giang 74, Xã Quốc Tuấn 74, Xã An Bình 12, Xã Tây Sơn 8, Xã Hồng Thái 74, Xã Bình Nguyên 12, Xã Lê Lợi 34, Xã Vũ Lễ 58, Xã Thanh Tân 12, Xã Thống Nhất 34, Xã Vũ Ninh 85, Xã Vũ An 85, Xã Quang Lịch 58, Xã Hòa Bình 58, Xã Bình Minh 32, Xã Vũ Quý 85, Xã Quang Bình 32, Xã Vũ Trung 85, Xã Vũ Công 30, Xã Hồng Vũ 30, Xã Quang Minh 32, Xã Quang Trung 32, Xã Minh Quang 13, Xã Minh Tân 13, Xã Nam Bình 14, Xã Bình Thanh 13, Xã Bình Định 14, Xã Hồng Tiến 14',
      'Huyện Vũ Thư':
        'Thị trấn Vũ Thư 86, Xã Hồng Lý 88, Xã Đồng Thanh 88, Xã Xuân Hòa 88, Xã Hiệp Hòa 63, Xã Phúc Thành 4, Xã Tân Phong 4, Xã Song Lãng 63, Xã Tân Hòa 4, Xã Việt Hùng 88, Xã Minh Lãng 63, Xã Minh Khai 86, Xã Dũng Nghĩa 86, Xã Minh Quang 86, Xã Tam Quang 86, Xã Tân Lập 76, Xã Bách Thuận 76, Xã Tự Tân 76, Xã Song An 9, Xã Trung An 9, Xã Vũ Hội 64, Xã Hòa Bình 86, Xã Nguyên Xá 9, Xã Việt Thuận 64, Xã Vũ Vinh 64, Xã Vũ Đoài 87, Xã Vũ Tiến 87, Xã Vũ Vân 64, Xã Duy Nhất 87, Xã Hồng Phong 87',
    },
    'Hà Nam': {
      'Thành phố Phủ Lý':
        'Phường Quang Trung 5+17, Phường Lê Hồng Phong 16, Phường Châu Cầu 17, Phường Lam Hạ 5, Xã Phù Vân 16, Phường Liêm Chính 17, Phường Thanh Châu 17, Phường Châu Sơn 0, Phường Tân Hiệp 5, Xã Kim Bình 16, Phường Tân Liêm 9, Phường Thanh Tuyền 0, Xã Đinh Xá 9, Xã Trịnh Xá 9',
      'Thị xã Duy Tiên':
        'Phường Đồng Văn 31, Phường Hòa Mạc 3+2, Xã Mộc Hoàn 3, Phường Châu Giang 3, Phường Bạch Thượng 31, Phường Duy Minh 1, Phường Duy Hải 1, Xã Chuyên Ngoại 2, Phường Yên Bắc 31, Xã Trác Văn 2, Phường Tiên Nội 5+22, Phường Hoàng Đông 1+5, Xã Yên Nam 2, Xã Tiên Ngoại 5+22, Xã Tiên Sơn 22',
      'Thị xã Kim Bảng':
        'Phường Quế 7, Xã Nguyễn Úy 15, Phường Đại Cương 10, Phường Lê Hồ 10, Phường Tượng Lĩnh 15, Phường Tân Tựu 8, Phường Đồng Hóa 10, Xã Hoàng Tây 8, Phường Tân Sơn 15, Xã Thụy Lôi 18, Xã Văn Xá 7, Xã Khả Phong 18, Phường Ngọc Sơn 7, Phường Ba Sao 18, Xã Liên Sơn 11, Phường Thi Sơn 11, Xã Thanh Sơn 11',
      'Huyện Thanh Liêm':
        'Thị trấn Kiện Khê 0, Xã Liêm Phong 74, Xã Thanh Hà 74, Xã Liêm Cần 74, Xã Liêm Thuận 102, Xã Thanh Thủy 109, Xã Thanh Phong 109, Thị trấn Tân Thanh 109, Xã Thanh Tân 104, Xã Liêm Túc 102, Xã Liêm Sơn 102, Xã Thanh Hương 103, Xã Thanh Nghị 104, Xã Thanh Tâm 103, Xã Thanh Nguyên 103, Xã Thanh Hải 104',
      'Huyện Bình Lục':
        'Thị trấn Bình Mỹ 36, Xã Bình Nghĩa 34, Xã Tràng An 34, Xã Đồng Du 34, Xã Ngọc Lũ 32, Xã Đồn Xá 36, Xã An Ninh 33, Xã Bồ Đề 33, Xã Bình An 32, Xã Vũ Bản 33, Xã Trung Lương 32, Xã An Đổ 37, Xã La Sơn 36, Xã Tiêu Động 37, Xã An Lão 37',
      'Huyện Lý Nhân':
        'Xã Hợp Lý 76, Xã Nguyên Lý 84, Xã Chính Lý 76, Xã Chân Lý 38, Xã Đạo Lý 38, Xã Công Lý 84, Xã Văn Lý 76, Xã Bắc Lý 38, Xã Đức Lý 84, Xã Trần Hưng Đạo 106, Thị trấn Vĩnh Trụ 110, Xã Nhân Thịnh 90, Xã Nhân Khang 110, Xã Nhân Mỹ 90, Xã Nhân Nghĩa 106, Xã Nhân Chính 110, Xã Nhân Bình 106, Xã Phú Phúc 80, Xã Xuân Khê 90, Xã Tiến Thắng 80, Xã Hòa Hậu 80',
    },
    'Nam Định': {
      'Thành phố Nam Định':
        'Phường Vị Xuyên 14, Phường Trường Thi 24, Phường Trần Hưng Đạo 14, Phường Cửa Bắc 14, Phường Năng Tĩnh 14, Phường Quang Trung 14, Phường Lộc Hạ 20, Phường Lộc Vượng 14, Phường Cửa Nam 14, Phường Lộc Hòa 29, Phường Nam Phong 26, Phường Mỹ Xá 21, Phường Nam Vân 6, Phường Hưng Lộc 12, Xã Mỹ Hà 29, Xã Mỹ Thắng 29, Xã Mỹ Trung 20, Xã Mỹ Tân 20, Xã Mỹ Phúc 14, Xã Mỹ Thuận 12, Xã Mỹ Lộc 12',
      'Huyện Vụ Bản':
        'Thị trấn Gôi 113, Xã Hiển Khánh 57, Xã Minh Tân 78, Xã Hợp Hưng 57, Xã Đại An 21, Xã Cộng Hòa 78, Xã Trung Thành 57, Xã Quang Trung 57, Xã Thành Lợi 24, Xã Kim Thái 113, Xã Liên Minh 75, Xã Đại Thắng 75, Xã Tam Thanh 113, Xã Vĩnh Hào 75',
      'Huyện Ý Yên':
        'Thị trấn Lâm 124, Xã Trung Nghĩa 108, Xã Tân Minh 108, Xã Yên Thọ 93, Xã Phú Hưng 93, Xã Yên Chính 93, Xã Yên Bình 111, Xã Yên Mỹ 111, Xã Yên Dương 111, Xã Yên Khánh 124, Xã Yên Phong 124, Xã Yên Ninh 111, Xã Yên Lương 112, Xã Yên Tiến 112, Xã Yên Thắng 112, Xã Yên Phúc 118, Xã Yên Cường 118, Xã Yên Lộc 118, Xã Hồng Quang 124, Xã Yên Đồng 123, Xã Yên Khang 123, Xã Yên Nhân 118, Xã Yên Trị 123',
      'Huyện Nghĩa Hưng':
        'Thị trấn Liễu Đề 86, Thị trấn Rạng Đông 101, Xã Đồng Thịnh 128, Xã Nghĩa Thái 86, Xã Hoàng Nam 128, Xã Nghĩa Châu 86, Xã Nghĩa Trung 86, Xã Nghĩa Sơn 88, Xã Nghĩa Lạc 88, Xã Nghĩa Hồng 66, Xã Nghĩa Phong 66, Xã Nghĩa Phú 66, Thị trấn Quỹ Nhất 100, Xã Nghĩa Hùng 87, Xã Nghĩa Lâm 87, Xã Nghĩa Thành 100, Xã Phúc Thắng 101, Xã Nghĩa Lợi 100, Xã Nghĩa Hải 87, Xã Nam Điền 101',
      'Huyện Nam Trực':
        'Thị trấn Nam Giang 83, Xã Nam Điền 26, Xã Nghĩa An 6, Xã Nam Thắng 79, Xã Hồng Quang 6, Xã Tân Thịnh 79, Xã Nam Cường 83, Xã Nam Hồng 79, Xã Nam Hùng 83, Xã Nam Hoa 82, Xã Nam Dương 81, Xã Nam Thanh 82, Xã Nam Lợi 82, Xã Bình Minh 81, Xã Đồng Sơn 85, Xã Nam Tiến 81, Xã Nam Hải 82, Xã Nam Thái 85',
      'Huyện Trực Ninh':
        'Thị trấn Cổ Lễ 42, Xã Phương Định 92, Xã Trực Chính 92, Xã Trung Đông 42, Xã Liêm Hải 92, Xã Trực Tuấn 42, Xã Việt Hùng 40, Xã Trực Đạo 40, Xã Trực Hưng 107, Xã Trực Nội 107, Thị trấn Cát Thành 40, Xã Trực Thanh 107, Xã Trực Khang 97, Xã Trực Thuận 97, Xã Trực Mỹ 97, Xã Trực Đại 77, Xã Trực Cường 91, Thị trấn Ninh Cường 91, Xã Trực Thái 77, Xã Trực Hùng 91, Xã Trực Thắng 77',
      'Huyện Xuân Trường':
        'Thị trấn Xuân Trường 117, Xã Xuân Châu 116, Xã Xuân Hồng 116, Xã Xuân Thành 116, Xã Xuân Thượng 116, Xã Xuân Giang 114, Xã Xuân Tân 114, Xã Xuân Ngọc 117, Xã Trà Lũ 115, Xã Thọ Nghiệp 115, Xã Xuân Phú 114, Xã Xuân Vinh 115, Xã Xuân Ninh 117, Xã Xuân Phúc 117',
      'Huyện Giao Thủy':
        'Thị trấn Quất Lâm 54, Xã Giao Hương 53, Xã Hồng Thuận 51, Xã Giao Thiện 53, Xã Giao Thanh 53, Thị trấn Giao Thủy 56, Xã Bình Hòa 56, Xã Giao Hà 55, Xã Giao Nhân 52, Xã Giao An 51, Xã Giao Lạc 51, Xã Giao Châu 52, Xã Giao Tân 50, Xã Giao Yến 50, Xã Giao Xuân 55, Xã Giao Thịnh 54, Xã Giao Hải 55, Xã Bạch Long 50, Xã Giao Long 52, Xã Giao Phong 54',
      'Huyện Hải Hậu':
        'Thị trấn Yên Định 61, Thị trấn Cồn 64, Thị trấn Thịnh Long 63, Xã Hải Nam 60, Xã Hải Trung 61, Xã Hải Minh 59, Xã Hải Anh 59, Xã Hải Hưng 60, Xã Hải Long 61, Xã Hải Đường 59, Xã Hải Lộc 60, Xã Hải Quang 62, Xã Hải Đông 62, Xã Hải Sơn 64, Xã Hải Tân 64, Xã Hải Phong 58, Xã Hải An 58, Xã Hải Tây 62, Xã Hải Phú 65, Xã Hải Giang 58, Xã Hải Ninh 63, Xã Hải Xuân 65, Xã Hải Châu 63, Xã Hải Hòa 65',
    },
    'Ninh Bình': {
      'Thành phố Tam Điệp':
        'Phường Bắc Sơn 19, Phường Trung Sơn 23, Phường Nam Sơn 23, Phường Tây Sơn 19, Xã Yên Sơn 27, Phường Yên Bình 28, Phường Tân Bình 27, Xã Quang Sơn 19, Xã Đông Sơn 23',
      'Huyện Nho Quan':
        'Xã Xích Thổ 44, Xã Gia Lâm 44, Xã Gia Sơn 44, Xã Thạch Bình 96, Xã Gia Thủy 47, Xã Gia Tường 47, Xã Cúc Phương 41, Xã Phú Sơn 96, Xã Đức Long 47, Xã Lạc Vân 96, Xã Đồng Phong 89, Xã Yên Quang 89, Xã Thượng Hòa 105, Thị trấn Nho Quan 89, Xã Văn Phương 41, Xã Thanh Sơn 105, Xã Phúc Sơn 25, Xã Văn Phú 105, Xã Phú Lộc 99, Xã Kỳ Phú 95, Xã Quỳnh Lưu 99, Xã Phú Long 95, Xã Quảng Lạc 27',
      'Huyện Gia Viễn':
        'Thị trấn Thịnh Vượng 48, Xã Gia Hòa 48, Xã Gia Hưng 43, Xã Liên Sơn 43, Xã Gia Thanh 46, Xã Gia Vân 49, Xã Gia Phú 43, Xã Gia Xuân 46, Xã Gia Lập 49, Xã Gia Trấn 46, Xã Gia Phương 125, Xã Gia Tân 49+25, Xã Tiến Thắng 125, Xã Gia Trung 125, Xã Gia Minh 45, Xã Gia Lạc 45, Xã Gia Sinh 25, Xã Gia Phong 45',
      'Thành phố Hoa Lư':
        'Phường Đông Thành 4, Phường Tân Thành 4, Phường Vân Giang 4, Phường Bích Đào 4, Phường Nam Bình 4, Phường Nam Thành 4, Phường Ninh Khánh 4, Xã Ninh Nhất 4, Xã Ninh Tiến 4, Phường Ninh Phúc 30, Phường Ninh Sơn 13, Phường Ninh Phong 13, Phường Ninh Mỹ 4, Phường Ninh Giang 25, Xã Trường Yên 25, Xã Ninh Khang 4, Xã Ninh Hòa 25, Xã Ninh Hải 13, Xã Ninh Vân 13, Xã Ninh An 13',
      'Huyện Yên Khánh':
        'Thị trấn Yên Ninh 119, Xã Khánh Thiện 69, Xã Khánh Phú 30, Xã Khánh Hòa 30, Xã Khánh Lợi 69, Xã Khánh An 30, Xã Khánh Cường 69, Xã Khánh Cư 119, Xã Khánh Hải 119, Xã Khánh Trung 70, Xã Khánh Mậu 67, Xã Khánh Vân 119, Xã Khánh Hội 67, Xã Khánh Công 70, Xã Khánh Thành 70, Xã Khánh Nhạc 68, Xã Khánh Thủy 67, Xã Khánh Hồng 68',
      'Huyện Kim Sơn':
        'Thị trấn Phát Diệm 94, Thị trấn Bình Minh 35, Xã Hồi Ninh 39, Xã Xuân Chính 39, Xã Kim Định 71, Xã Ân Hòa 71, Xã Hùng Tiến 71, Xã Quang Thiện 98, Xã Như Hòa 98, Xã Chất Bình 39, Xã Đồng Hướng 98, Xã Kim Chính 94, Xã Thượng Kiệm 94, Xã Tân Thành 73, Xã Yên Lộc 73, Xã Lai Thành 73, Xã Định Hóa 126, Xã Văn Hải 126, Xã Kim Tân 126, Xã Kim Mỹ 35, Xã Cồn Thoi 35, Xã Kim Trung 72, Xã Kim Đông 72',
      'Huyện Yên Mô':
        'Thị trấn Yên Thịnh 120, Xã Khánh Thượng 28, Xã Khánh Dương 120, Xã Yên Phong 122, Xã Yên Hòa 120, Xã Yên Thắng 28, Xã Yên Từ 122, Xã Yên Thành 127, Xã Yên Nhân 122, Xã Yên Mỹ 121, Xã Yên Mạc 121, Xã Yên Đồng 127, Xã Yên Thái 127, Xã Yên Lâm 121',
    },
    'Thanh Hóa': {
      'Thành phố Thanh Hóa':
        'Phường Hàm Rồng 1, Phường Đông Thọ 2+1, Phường Nam Ngạn 1, Phường Trường Thi 2, Phường Điện Biên 2, Phường Phú Sơn 2, Phường Lam Sơn 2, Phường Ba Đình 2, Phường Ngọc Trạo 2, Phường Đông Vệ 2, Phường Đông Sơn 2, Phường Đông Cương 1, Phường Đông Hương 2, Phường Đông Hải 2, Phường Quảng Hưng 10, Phường Quảng Thắng 16, Phường Quảng Thành 10, Xã Thiệu Vân 18, Phường Thiệu Khánh 18, Phường Thiệu Dương 1, Phường Tào Xuyên 7, Phường Long Anh 7, Phường Hoằng Quang 7, Phường Hoằng Đại 7, Phường Rừng Thông 17, Xã Đông Hoàng 17, Xã Đông Ninh 17, Xã Đông Hòa 17, Xã Đông Yên 16, Phường Đông Lĩnh 18, Xã Đông Minh 17, Xã Đông Thanh 18, Xã Đông Tiến 18, Xã Đông Khê 17, Phường Đông Thịnh 17, Xã Đông Văn 16, Xã Đông Phú 16, Xã Đông Nam 16, Xã Đông Quang 16, Xã Đông Vinh 16, Phường Đông Tân 17, Phường An Hưng 16+2, Phường Quảng Thịnh 10, Phường Quảng Đông 10, Phường Quảng Cát 10, Phường Quảng Phú 10, Phường Quảng Tâm 10',
      'Thị xã Bỉm Sơn':
        'Phường Bắc Sơn 9, Phường Ba Đình 0, Phường Lam Sơn 0, Phường Ngọc Trạo 9, Phường Đông Sơn 0, Phường Phú Sơn 9, Xã Quang Trung 9',
      'Thành phố Sầm Sơn':
        'Phường Trung Sơn 11, Phường Bắc Sơn 11, Phường Trường Sơn 11, Phường Quảng Cư 11, Phường Quảng Tiến 11, Xã Quảng Minh 5, Xã Đại Hùng 5, Phường Quảng Thọ 11, Phường Quảng Châu 11, Phường Quảng Vinh 5',
      'Huyện Mường Lát':
        'Thị trấn Mường Lát 61, Xã Tam Chung 94, Xã Mường Lý 62, Xã Trung Lý 127, Xã Quang Chiểu 83, Xã Pù Nhi 81, Xã Nhi Sơn 74, Xã Mường Chanh 60',
      'Huyện Quan Hóa':
        'Thị trấn Hồi Xuân 49, Xã Thành Sơn 129, Xã Trung Sơn 128, Xã Phú Thanh 78, Xã Trung Thành 129, Xã Phú Lệ 78, Xã Phú Sơn 78, Xã Phú Xuân 79, Xã Hiền Chung 33, Xã Hiền Kiệt 33, Xã Nam Tiến 66, Xã Thiên Phủ 100, Xã Phú Nghiêm 49, Xã Nam Xuân 66, Xã Nam Động 100',
      'Huyện Bá Thước':
        'Thị trấn Cành Nàng 22, Xã Điền Thượng 160, Xã Điền Hạ 160, Xã Điền Quang 160, Xã Điền Trung 159, Xã Thành Sơn 80, Xã Lương Ngoại 84, Xã Ái Thượng 159, Xã Lương Nội 84, Xã Điền Lư 159, Xã Lương Trung 84, Xã Lũng Niêm 80, Xã Lũng Cao 31, Xã Hạ Trung 22, Xã Cổ Lũng 31, Xã Thành Lâm 80, Xã Ban Công 22, Xã Kỳ Tân 139, Xã Văn Nho 139, Xã Thiết Ống 101, Xã Thiết Kế 101',
      'Huyện Quan Sơn':
        'Xã Trung Xuân 126, Xã Trung Thượng 82, Xã Trung Tiến 126, Xã Trung Hạ 126, Xã Sơn Hà 95, Xã Tam Thanh 96, Xã Sơn Thủy 92, Xã Na Mèo 65, Thị trấn Sơn Lư 82+95, Xã Tam Lư 95, Xã Sơn Điện 93, Xã Mường Mìn 63',
      'Huyện Lang Chánh':
        'Xã Yên Khương 151, Xã Yên Thắng 155, Xã Trí Nang 54, Xã Giao An 32, Xã Giao Thiện 32, Xã Tân Phúc 164, Xã Tam Văn 140, Xã Lâm Phú 140, Thị trấn Lang Chánh 54, Xã Đồng Lương 164',
      'Huyện Ngọc Lặc':
        'Thị trấn Ngọc Lặc 72, Xã Lam Sơn 59, Xã Mỹ Tân 72, Xã Thúy Sơn 72, Xã Thạch Lập 112, Xã Vân Am 70, Xã Cao Ngọc 59, Xã Quang Trung 112, Xã Đồng Thịnh 112, Xã Ngọc Liên 71, Xã Ngọc Sơn 71, Xã Lộc Thịnh 71, Xã Cao Thịnh 71, Xã Ngọc Trung 71, Xã Phùng Giáo 70, Xã Phùng Minh 52, Xã Phúc Thịnh 52, Xã Nguyệt Ấn 70, Xã Kiên Thọ 52, Xã Minh Tiến 59, Xã Minh Sơn 59',
      'Huyện Cẩm Thủy':
        'Thị trấn Phong Sơn 27, Xã Cẩm Thành 26, Xã Cẩm Quý 29, Xã Cẩm Lương 29, Xã Cẩm Thạch 26, Xã Cẩm Liên 26, Xã Cẩm Giang 29, Xã Cẩm Bình 26, Xã Cẩm Tú 29, Xã Cẩm Châu 30, Xã Cẩm Tâm 30, Xã Cẩm Ngọc 27, Xã Cẩm Long 28, Xã Cẩm Yên 30, Xã Cẩm Tân 28, Xã Cẩm Phú 28, Xã Cẩm Vân 30',
      'Huyện Thạch Thành':
        'Thị trấn Kim Tân 51, Thị trấn Vân Du 138, Xã Thạch Lâm 113, Xã Thạch Quảng 113, Xã Thạch Tượng 113, Xã Thạch Cẩm 111, Xã Thạch Sơn 111, Xã Thạch Bình 111, Xã Thạch Định 51, Xã Thạch Long 111, Xã Thành Mỹ 107, Xã Thành Yên 107, Xã Thành Vinh 107, Xã Thành Minh 107, Xã Thành Công 138, Xã Thành Tân 138, Xã Thành Trực 51, Xã Thành Tâm 73, Xã Thành An 73, Xã Thành Thọ 51, Xã Thành Tiến 51, Xã Thành Long 73, Xã Thành Hưng 51, Xã Ngọc Trạo 73',
      'Huyện Hà Trung':
        'Thị trấn Hà Trung 45+35, Thị trấn Hà Long 44, Xã Hà Vinh 0, Xã Hà Bắc 44, Xã Hoạt Giang 35, Xã Yên Dương 35, Xã Hà Giang 44, Xã Lĩnh Toại 56, Xã Hà Ngọc 45, Xã Yến Sơn 45, Xã Hà Sơn 137, Thị trấn Hà Lĩnh 137, Xã Hà Đông 45, Xã Hà Tân 137, Xã Hà Tiến 137, Xã Hà Bình 45+35, Xã Thái Lai 56, Xã Hà Châu 56, Xã Hà Hải 56',
      'Huyện Vĩnh Lộc':
        'Thị trấn Vĩnh Lộc 141, Xã Vĩnh Quang 135, Xã Vĩnh Yên 135, Xã Vĩnh Tiến 135, Xã Vĩnh Long 135, Xã Vĩnh Phúc 141, Xã Vĩnh Hưng 141, Xã Vĩnh Hòa 141, Xã Vĩnh Hùng 21, Xã Minh Tân 21, Xã Ninh Khang 141, Xã Vĩnh Thịnh 21, Xã Vĩnh An 21',
      'Huyện Yên Định':
        'Thị trấn Thống Nhất 154, Thị trấn Yên Lâm 85, Xã Yên Tâm 154, Xã Yên Phú 154, Thị trấn Quý Lộc 85, Xã Yên Thọ 85, Xã Yên Trung 157, Xã Yên Trường 157, Xã Yên Phong 157, Xã Yên Thái 157, Xã Yên Hùng 153, Xã Yên Thịnh 153, Xã Yên Ninh 153, Xã Định Tăng 158, Xã Định Hòa 162, Xã Định Thành 162, Xã Định Công 162, Xã Định Tân 163, Xã Định Tiến 163, Xã Định Long 158, Xã Định Liên 158, Thị trấn Quán Lào 158, Xã Định Hưng 163, Xã Định Hải 163, Xã Định Bình 162',
      'Huyện Thọ Xuân':
        'Xã Xuân Hồng 121, Thị trấn Thọ Xuân 121, Xã Bắc Lương 117, Xã Nam Giang 117, Xã Xuân Phong 117, Xã Thọ Lộc 117, Xã Xuân Trường 121, Xã Xuân Hòa 147, Xã Thọ Hải 147, Xã Tây Hồ 117, Xã Xuân Giang 121, Xã Xuân Sinh 91, Xã Xuân Hưng 147, Xã Thọ Diên 147, Xã Thọ Lâm 91, Xã Thọ Xương 53, Xã Xuân Bái 53, Xã Xuân Phú 91, Thị trấn Sao Vàng 91, Thị trấn Lam Sơn 53, Xã Xuân Thiên 118, Xã Thuận Minh 118, Xã Thọ Lập 118, Xã Quảng Phú 150, Xã Xuân Tín 150, Xã Phú Xuân 150, Xã Xuân Lai 148, Xã Xuân Lập 148, Xã Xuân Minh 148, Xã Trường Xuân 148',
      'Huyện Thường Xuân':
        'Xã Bát Mọt 23, Xã Yên Nhân 152, Xã Xuân Lẹ 145, Xã Vạn Xuân 143, Xã Lương Sơn 58, Xã Xuân Cao 55, Xã Luận Thành 55, Xã Luận Khê 55+133, Xã Xuân Thắng 114, Xã Xuân Lộc 114, Thị trấn Thường Xuân 109, Xã Xuân Dương 109, Xã Thọ Thanh 109, Xã Ngọc Phụng 109, Xã Xuân Chinh 145, Xã Tân Thành 133',
      'Huyện Triệu Sơn':
        'Thị trấn Triệu Sơn 124, Xã Thọ Sơn 116, Xã Thọ Bình 116, Xã Thọ Tiến 119, Xã Hợp Lý 50, Xã Hợp Tiến 50, Xã Hợp Thành 50, Xã Triệu Thành 50, Xã Hợp Thắng 50, Xã Minh Sơn 124, Xã Dân Lực 124, Xã Dân Lý 124, Xã Dân Quyền 124, Xã An Nông 19, Xã Vân Sơn 132, Xã Thái Hòa 132, Thị trấn Nưa 132, Xã Đồng Lợi 165, Xã Đồng Tiến 165, Xã Đồng Thắng 165, Xã Tiến Nông 19, Xã Khuyến Nông 19, Xã Xuân Lộc 120, Xã Thọ Dân 120, Xã Xuân Thọ 119, Xã Thọ Tân 120, Xã Thọ Ngọc 119, Xã Thọ Cường 119, Xã Thọ Phú 120, Xã Thọ Thế 120, Xã Nông Trường 19, Xã Bình Sơn 116',
      'Huyện Thiệu Hóa':
        'Thị trấn Thiệu Hóa 102+103+106, Xã Thiệu Ngọc 104, Xã Thiệu Vũ 104, Xã Thiệu Phúc 102, Xã Thiệu Tiến 104, Xã Thiệu Công 102, Xã Thiệu Long 162+102, Xã Thiệu Giang 103, Xã Thiệu Duy 103, Xã Thiệu Nguyên 102, Xã Thiệu Hợp 103, Xã Thiệu Thịnh 103, Xã Thiệu Quang 103, Xã Thiệu Thành 104, Xã Thiệu Toán 105, Xã Thiệu Chính 105, Xã Thiệu Hòa 105, Thị trấn Hậu Hiền 105, Xã Thiệu Viên 106, Xã Thiệu Lý 106, Xã Thiệu Vận 106, Xã Thiệu Trung 106, Xã Tân Châu 18, Xã Thiệu Giao 18',
      'Huyện Hoằng Hóa':
        'Thị trấn Bút Sơn 38, Xã Hoằng Xuân 37, Xã Hoằng Giang 37, Xã Hoằng Phú 40, Xã Hoằng Quỳ 37, Xã Hoằng Kim 40, Xã Hoằng Trung 40, Xã Hoằng Trinh 41, Xã Hoằng Sơn 41, Xã Hoằng Cát 41, Xã Hoằng Xuyên 41, Xã Hoằng Quý 40, Xã Hoằng Hợp 37, Xã Hoằng Đức 38, Xã Hoằng Hà 38, Xã Hoằng Đạt 38, Xã Hoằng Đạo 38, Xã Hoằng Thắng 36, Xã Hoằng Đồng 38, Xã Hoằng Thái 39, Xã Hoằng Thịnh 39, Xã Hoằng Thành 39, Xã Hoằng Lộc 39, Xã Hoằng Trạch 39, Xã Hoằng Phong 36, Xã Hoằng Lưu 36, Xã Hoằng Châu 36, Xã Hoằng Tân 39, Xã Hoằng Yến 43, Xã Hoằng Tiến 43, Xã Hoằng Hải 43, Xã Hoằng Ngọc 42, Xã Hoằng Đông 42, Xã Hoằng Thanh 42, Xã Hoằng Phụ 42, Xã Hoằng Trường 43',
      'Huyện Hậu Lộc':
        'Thị trấn Hậu Lộc 47, Xã Đồng Lộc 161, Xã Đại Lộc 123, Xã Triệu Lộc 123, Xã Tiến Lộc 123, Xã Lộc Sơn 47, Xã Cầu Lộc 161, Xã Thành Lộc 161, Xã Tuy Lộc 161, Xã Mỹ Lộc 47, Xã Thuần Lộc 47, Xã Xuân Lộc 34, Xã Hoa Lộc 34, Xã Liên Lộc 34, Xã Quang Lộc 34, Xã Phú Lộc 34, Xã Hòa Lộc 34, Xã Minh Lộc 142, Xã Hưng Lộc 142, Xã Hải Lộc 142, Xã Đa Lộc 142, Xã Ngư Lộc 142',
      'Huyện Nga Sơn':
        'Thị trấn Nga Sơn 68, Xã Ba Đình 20, Xã Nga Vịnh 20, Xã Nga Văn 69, Xã Nga Thiện 20, Xã Nga Tiến 134, Xã Nga Phượng 69, Xã Nga Hiệp 68, Xã Nga Thanh 68, Xã Nga Yên 68, Xã Nga Giáp 48, Xã Nga Hải 48, Xã Nga Thành 48, Xã Nga An 67, Xã Nga Phú 67, Xã Nga Điền 67, Xã Nga Tân 134, Xã Nga Thủy 68, Xã Nga Liên 48, Xã Nga Thái 134, Xã Nga Thạch 69, Xã Nga Thắng 69, Xã Nga Trường 20',
      'Huyện Như Xuân':
        'Thị trấn Yên Cát 76, Xã Bãi Trành 144, Xã Xuân Hòa 144, Xã Xuân Bình 144, Xã Hóa Quỳ 46, Xã Cát Vân 110, Xã Cát Tân 110, Xã Tân Bình 76, Xã Bình Lương 46, Xã Thanh Quân 99, Xã Thanh Xuân 99, Xã Thanh Hòa 98, Xã Thanh Phong 98, Xã Thanh Lâm 98, Xã Thanh Sơn 99, Xã Thượng Ninh 110',
      'Huyện Như Thanh':
        'Thị trấn Bến Sung 75, Xã Cán Khê 146, Xã Xuân Du 146, Xã Phượng Nghi 146, Xã Mậu Lâm 64, Xã Xuân Khang 75, Xã Phú Nhuận 64, Xã Hải Long 75, Xã Xuân Thái 149, Xã Xuân Phúc 156, Xã Yên Thọ 75+156, Xã Yên Lạc 156, Xã Thanh Tân 25+97, Xã Thanh Kỳ 97',
      'Huyện Nông Cống':
        'Thị trấn Nông Cống 77, Xã Tân Phúc 125, Xã Tân Thọ 125, Xã Hoàng Sơn 125, Xã Tân Khang 125, Xã Hoàng Giang 125, Xã Trung Chính 125, Xã Trung Thành 115, Xã Tế Thắng 115, Xã Tế Lợi 115, Xã Tế Nông 115, Xã Minh Nghĩa 77, Xã Minh Khôi 77, Xã Vạn Hòa 77, Xã Trường Trung 131, Xã Vạn Thắng 77, Xã Trường Giang 131, Xã Vạn Thiện 77, Xã Thăng Long 108, Xã Trường Minh 131, Xã Trường Sơn 131, Xã Thăng Bình 108, Xã Công Liêm 25, Xã Tượng Văn 136, Xã Thăng Thọ 108, Xã Tượng Lĩnh 136, Xã Tượng Sơn 136, Xã Công Chính 25, Xã Yên Mỹ 25',
      'Huyện Quảng Xương':
        'Thị trấn Tân Phong 57, Xã Quảng Trạch 90, Xã Quảng Đức 57, Xã Quảng Định 57, Xã Quảng Nhân 89, Xã Quảng Ninh 89, Xã Quảng Bình 86, Xã Quảng Hợp 88, Xã Quảng Văn 88, Xã Quảng Long 90, Xã Quảng Yên 90, Xã Quảng Hòa 90, Xã Quảng Khê 87, Xã Quảng Trung 87, Xã Quảng Chính 87, Xã Quảng Ngọc 88, Xã Quảng Trường 87, Xã Quảng Phúc 88, Xã Quảng Giao 5, Xã Quảng Hải 89, Xã Quảng Lưu 86, Xã Quảng Lộc 86, Xã Tiên Trang 122, Xã Quảng Nham 122, Xã Quảng Thạch 122, Xã Quảng Thái 86',
      'Thị xã Nghi Sơn':
        'Phường Hải Hòa 14, Phường Hải Châu 8, Xã Thanh Thủy 8, Xã Thanh Sơn 8, Phường Hải Ninh 8, Xã Anh Sơn 24, Xã Ngọc Lĩnh 13, Phường Hải An 13, Xã Các Sơn 24, Phường Tân Dân 13, Phường Hải Lĩnh 4, Xã Định Hải 4, Xã Phú Sơn 12, Phường Ninh Hải 4, Phường Nguyên Bình 15, Xã Hải Nhân 14, Phường Bình Minh 14, Phường Hải Thanh 14, Xã Phú Lâm 12, Phường Xuân Lâm 15, Phường Trúc Lâm 12, Phường Hải Bình 3, Xã Tân Trường 130, Xã Tùng Lâm 12, Phường Tĩnh Hải 3, Phường Mai Lâm 3, Xã Trường Lâm 130, Phường Hải Thượng 6, Xã Nghi Sơn 6, Xã Hải Hà 6',
    },
    'Nghệ An': {
      'Thành phố Vinh':
        'Phường Đông Vĩnh 3, Phường Hà Huy Tập 10, Phường Lê Lợi 3, Phường Quán Bàu 8, Phường Hưng Bình 3, Phường Hưng Phúc 5, Phường Hưng Dũng 5, Phường Cửa Nam 3, Phường Quang Trung 3, Phường Trường Thi 5, Phường Bến Thủy 5, Phường Trung Đô 5, Phường Nghi Phú 10, Phường Hưng Đông 8, Phường Hưng Lộc 9, Xã Hưng Hòa 5, Phường Vinh Tân 5, Phường Nghi Thủy 0, Phường Nghi Tân 0, Phường Thu Thủy 0, Phường Nghi Hòa 0, Phường Nghi Hải 0, Phường Nghi Hương 0, Phường Nghi Thu 0, Xã Nghi Phong 9, Xã Nghi Xuân 9, Xã Nghi Liên 8, Xã Nghi Ân 10, Xã Phúc Thọ 9, Xã Nghi Kim 8, Phường Nghi Đức 10, Xã Nghi Thái 9, Xã Hưng Chính 3',
      'Thị xã Thái Hòa':
        'Phường Hòa Hiếu 4, Phường Quang Phong 4, Phường Quang Tiến 7, Phường Long Sơn 4, Xã Nghĩa Tiến 7, Xã Nghĩa Mỹ 124, Xã Tây Hiếu 7, Xã Nghĩa Thuận 124, Xã Đông Hiếu 124',
      'Huyện Quế Phong':
        'Thị trấn Kim Sơn 82, Xã Thông Thụ 100, Xã Đồng Văn 100, Xã Hạnh Dịch 103, Xã Tiền Phong 103, Xã Nậm Giải 82, Xã Tri Lễ 104, Xã Châu Kim 82, Xã Mường Nọc 82, Xã Châu Thôn 56, Xã Nậm Nhoóng 104, Xã Quang Phong 56, Xã Cắm Muộn 56',
      'Huyện Quỳ Châu':
        'Thị trấn Tân Lạc 83, Xã Châu Bính 26, Xã Châu Thuận 26, Xã Châu Hội 83, Xã Châu Nga 83, Xã Châu Tiến 26, Xã Châu Hạnh 83, Xã Châu Thắng 26, Xã Châu Phong 34, Xã Châu Bình 22, Xã Châu Hoàn 34, Xã Diên Lãm 34',
      'Huyện Kỳ Sơn':
        'Thị trấn Mường Xén 58, Xã Mỹ Lý 60, Xã Bắc Lý 19, Xã Keng Đu 44, Xã Đoọc Mạy 61, Xã Huồi Tụ 33, Xã Mường Lống 55, Xã Na Loi 61, Xã Nậm Cắn 77, Xã Bảo Nam 43, Xã Phà Đánh 77, Xã Bảo Thắng 21, Xã Hữu Lập 43, Xã Tà Cạ 58, Xã Chiêu Lưu 21, Xã Mường Típ 57, Xã Hữu Kiệm 43, Xã Tây Sơn 58, Xã Mường Ải 57, Xã Na Ngoi 62, Xã Nậm Càn 62',
      'Huyện Tương Dương':
        'Thị trấn Thạch Giám 110, Xã Mai Sơn 76, Xã Nhôn Mai 76, Xã Hữu Khuông 42, Xã Yên Tĩnh 119, Xã Nga My 64, Xã Xiêng My 64, Xã Lượng Minh 49, Xã Yên Hòa 118, Xã Yên Na 119, Xã Lưu Kiền 110, Xã Xá Lượng 110, Xã Tam Thái 95, Xã Tam Đình 94, Xã Yên Thắng 118, Xã Tam Quang 94, Xã Tam Hợp 95',
      'Huyện Nghĩa Đàn':
        'Thị trấn Nghĩa Đàn 73, Xã Nghĩa Mai 71, Xã Nghĩa Yên 69, Xã Nghĩa Lạc 69, Xã Nghĩa Lâm 69, Xã Nghĩa Sơn 69, Xã Nghĩa Lợi 72, Xã Nghĩa Bình 73, Xã Nghĩa Minh 71, Xã Nghĩa Thọ 72, Xã Nghĩa Hưng 67, Xã Nghĩa Hồng 71, Xã Nghĩa Trung 73, Xã Nghĩa Hội 72, Xã Nghĩa Thành 67, Xã Nghĩa Đức 68, Xã Nghĩa An 68, Xã Nghĩa Long 70, Xã Nghĩa Lộc 70, Xã Nghĩa Khánh 68',
      'Huyện Quỳ Hợp':
        'Thị trấn Quỳ Hợp 84, Xã Yên Hợp 93, Xã Châu Tiến 23, Xã Châu Hồng 23, Xã Đồng Hợp 93, Xã Châu Thành 23, Xã Liên Hợp 25, Xã Châu Lộc 25, Xã Tam Hợp 93, Xã Châu Cường 54, Xã Châu Quang 84, Xã Thọ Hợp 84, Xã Minh Hợp 51, Xã Nghĩa Xuân 93, Xã Châu Thái 54, Xã Châu Đình 84, Xã Văn Lợi 51, Xã Nam Sơn 53, Xã Châu Lý 53, Xã Hạ Sơn 51, Xã Bắc Sơn 53',
      'Huyện Quỳnh Lưu':
        'Xã Quỳnh Thắng 90, Xã Quỳnh Tân 91, Xã Quỳnh Châu 89, Xã Tân Sơn 89, Xã Quỳnh Văn 91, Xã Ngọc Sơn 88, Xã Quỳnh Tam 89, Xã Quỳnh Sơn 88, Xã Quỳnh Thạch 91, Xã Quỳnh Bảng 85, Xã Quỳnh Thanh 85, Xã Quỳnh Hậu 86, Xã Quỳnh Lâm 88, Xã Quỳnh Đôi 85, Xã Minh Lương 85, Thị trấn Cầu Giát 86, Xã Quỳnh Yên 85, Xã Bình Sơn 86, Xã Quỳnh Diễn 86, Xã Quỳnh Giang 86, Xã An Hòa 87, Xã Phú Nghĩa 87, Xã Văn Hải 87, Xã Thuận Long 87, Xã Tân Thắng 90',
      'Huyện Con Cuông':
        'Xã Bình Chuẩn 14, Xã Lạng Khê 24, Xã Cam Lâm 20, Xã Thạch Ngàn 59, Xã Đôn Phục 20, Xã Mậu Đức 59, Xã Châu Khê 24, Xã Chi Khê 27, Thị trấn Trà Lân 27, Xã Yên Khê 27, Xã Lục Dạ 52, Xã Môn Sơn 52',
      'Huyện Tân Kỳ':
        'Thị trấn Tân Kỳ 108, Xã Tân Hợp 31, Xã Tân Phú 109, Xã Tân Xuân 109, Xã Giai Xuân 31, Xã Bình Hợp 74, Xã Nghĩa Đồng 74, Xã Đồng Văn 102, Xã Nghĩa Thái 109, Xã Hoàn Long 109, Xã Nghĩa Phúc 106, Xã Tiên Kỳ 102, Xã Tân An 106, Xã Nghĩa Dũng 108, Xã Kỳ Sơn 108, Xã Hương Sơn 106, Xã Kỳ Tân 108, Xã Phú Sơn 66, Xã Tân Hương 66, Xã Nghĩa Hành 66',
      'Huyện Anh Sơn':
        'Thị trấn Kim Nhan 12, Xã Thọ Sơn 99, Xã Thành Sơn 99, Xã Bình Sơn 99, Xã Tam Đỉnh 75, Xã Hùng Sơn 75, Xã Cẩm Sơn 75, Xã Đức Sơn 12, Xã Tường Sơn 115, Xã Hoa Sơn 115, Xã Tào Sơn 13, Xã Vĩnh Sơn 13, Xã Lạng Sơn 13, Xã Hội Sơn 115, Xã Phúc Sơn 12, Xã Long Sơn 122, Xã Khai Sơn 122, Xã Lĩnh Sơn 122, Xã Cao Sơn 122',
      'Huyện Diễn Châu':
        'Xã Diễn Lâm 35, Xã Diễn Đoài 35, Xã Diễn Trường 35, Xã Diễn Yên 35, Xã Diễn Hoàng 39, Xã Diễn Mỹ 39, Xã Diễn Hồng 129, Xã Diễn Phong 129, Xã Hùng Hải 39, Xã Diễn Liên 81, Xã Diễn Vạn 129, Xã Diễn Kim 39, Xã Diễn Kỷ 129, Xã Xuân Tháp 81, Xã Diễn Thái 81, Xã Diễn Đồng 81, Xã Hạnh Quảng 50, Xã Ngọc Bích 29, Xã Diễn Nguyên 50, Xã Diễn Hoa 29, Thị trấn Diễn Thành 29, Xã Diễn Phúc 29, Xã Diễn Cát 50, Xã Diễn Thịnh 11, Xã Diễn Tân 11, Xã Minh Châu 50, Xã Diễn Thọ 107, Xã Diễn Lợi 107, Xã Diễn Lộc 107, Xã Diễn Trung 11, Xã Diễn An 11, Xã Diễn Phú 107',
      'Huyện Yên Thành':
        'Thị trấn Hoa Thành 120, Xã Mã Thành 15, Xã Tiến Thành 15, Xã Lăng Thành 30, Xã Tân Thành 15, Xã Đức Thành 15, Xã Kim Thành 80, Xã Hậu Thành 30, Xã Đô Thành 126, Xã Thọ Thành 126, Xã Quang Thành 80, Xã Tây Thành 111, Xã Phúc Thành 30, Xã Phú Thành 126, Xã Đồng Thành 80, Xã Tăng Thành 120, Xã Văn Thành 120, Xã Thịnh Thành 111, Xã Xuân Thành 79, Xã Bắc Thành 79, Xã Đông Thành 120, Xã Trung Thành 79, Xã Long Thành 41, Xã Minh Thành 111, Xã Nam Thành 79, Xã Vĩnh Thành 41, Xã Viên Thành 41, Xã Liên Thành 112, Xã Bảo Thành 41, Xã Mỹ Thành 112, Xã Vân Tụ 112, Xã Sơn Thành 41',
      'Huyện Đô Lương':
        'Thị trấn Đô Lương 123, Xã Giang Sơn Đông 18, Xã Giang Sơn Tây 18, Xã Bạch Ngọc 18, Xã Bồi Sơn 18, Xã Hồng Sơn 48, Xã Bài Sơn 48, Xã Bắc Sơn 123, Xã Tràng Sơn 48, Xã Thượng Sơn 113, Xã Hòa Sơn 113, Xã Đặng Sơn 123, Xã Đông Sơn 48, Xã Nam Sơn 123, Xã Lưu Sơn 123, Xã Yên Sơn 123, Xã Văn Sơn 123, Xã Đà Sơn 123, Xã Lạc Sơn 98, Xã Tân Sơn 113, Xã Thái Sơn 113, Xã Quang Sơn 113, Xã Thịnh Sơn 123, Xã Trung Sơn 98, Xã Xuân Sơn 98, Xã Minh Sơn 98, Xã Thuận Sơn 98, Xã Nhân Sơn 98, Xã Hiến Sơn 17, Xã Mỹ Sơn 17, Xã Trù Sơn 17, Xã Đại Sơn 17',
      'Huyện Thanh Chương':
        'Thị trấn Dùng 128, Xã Cát Văn 28, Xã Minh Sơn 28, Xã Hạnh Lâm 38, Xã Thanh Sơn 92, Xã Phong Thịnh 28, Xã Thanh Phong 128, Xã Thanh Mỹ 96, Xã Thanh Tiên 96, Xã Thanh Liên 96, Xã Đại Đồng 128, Xã Thanh Ngọc 128, Xã Thanh Hương 32, Xã Ngọc Lâm 92, Xã Đồng Văn 128, Xã Ngọc Sơn 117, Xã Thanh Thịnh 32, Xã Thanh An 32, Xã Thanh Quả 32, Xã Xuân Dương 117, Xã Minh Tiến 117, Xã Kim Bảng 45, Xã Thanh Thủy 45, Xã Thanh Hà 45, Xã Thanh Tùng 16, Xã Thanh Lâm 16, Xã Mai Giang 16, Xã Thanh Xuân 16, Xã Thanh Đức 38',
      'Huyện Nghi Lộc':
        'Thị trấn Quán Hành 65, Xã Nghi Văn 114, Xã Nghi Yên 40, Xã Nghi Tiến 40, Xã Nghi Hưng 101, Xã Nghi Đồng 101, Xã Nghi Thiết 40, Xã Nghi Lâm 78, Xã Nghi Quang 105, Xã Nghi Kiều 114, Xã Nghi Mỹ 78, Xã Nghi Phương 101, Xã Nghi Thuận 105, Xã Nghi Long 105, Xã Nghi Xá 105, Xã Khánh Hợp 125, Xã Nghi Công Bắc 78, Xã Nghi Công Nam 78, Xã Nghi Thạch 125, Xã Nghi Trung 65, Xã Thịnh Trường 125, Xã Diên Hoa 65, Xã Nghi Vạn 65',
      'Huyện Nam Đàn':
        'Xã Nam Hưng 63, Xã Nghĩa Thái 63, Xã Nam Thanh 63, Xã Nam Anh 127, Xã Nam Xuân 127, Thị trấn Nam Đàn 116, Xã Nam Lĩnh 127, Xã Nam Giang 46, Xã Xuân Hòa 116, Xã Hùng Tiến 46, Xã Thượng Tân Lộc 116, Xã Kim Liên 46, Xã Xuân Hồng 46, Xã Nam Cát 46, Xã Khánh Sơn 97, Xã Trung Phúc Cường 97, Xã Nam Kim 97',
      'Huyện Hưng Nguyên':
        'Thị trấn Hưng Nguyên 36, Xã Hưng Trung 121, Xã Hưng Yên Nam 121, Xã Hưng Yên Bắc 121, Xã Hưng Tây 36, Xã Hưng Đạo 36, Xã Thịnh Mỹ 36, Xã Hưng Lĩnh 37, Xã Thông Tân 37, Xã Hưng Nghĩa 47, Xã Phúc Lợi 47, Xã Long Xá 37, Xã Châu Nhân 47, Xã Xuân Lam 37, Xã Hưng Thành 47',
      'Thị xã Hoàng Mai':
        'Xã Quỳnh Vinh 1, Xã Quỳnh Lộc 6, Phường Quỳnh Thiện 1, Xã Quỳnh Lập 6, Xã Quỳnh Trang 1, Phường Mai Hùng 2, Phường Quỳnh Dị 6, Phường Quỳnh Xuân 2, Phường Quỳnh Phương 2, Xã Quỳnh Liên 2',
    },
    'Hà Tĩnh': {
      'Thành phố Hà Tĩnh':
        'Phường Nam Hà 6, Phường Bắc Hà 6, Phường Tân Giang 6, Phường Đại Nài 2+6, Phường Hà Huy Tập 6, Phường Thạch Trung 7, Phường Thạch Quý 6, Phường Trần Phú 6, Phường Văn Yên 6, Phường Thạch Hạ 7, Phường Đồng Môn 7, Phường Thạch Hưng 6, Xã Thạch Bình 10, Xã Thạch Hải 48, Xã Đỉnh Bàn 48, Xã Hộ Độ 7, Xã Thạch Khê 48, Xã Thạch Trị 63, Xã Thạch Lạc 49, Xã Tượng Sơn 49, Xã Thạch Văn 63, Xã Thạch Thắng 49, Xã Thạch Đài 2, Xã Thạch Hội 63, Xã Tân Lâm Hương 2, Xã Cẩm Bình 10, Xã Cẩm Vịnh 10',
      'Thị xã Hồng Lĩnh':
        'Phường Bắc Hồng 0, Phường Nam Hồng 4, Phường Trung Lương 0, Phường Đức Thuận 0, Phường Đậu Liêu 4, Xã Thuận Lộc 4',
      'Huyện Hương Sơn':
        'Thị trấn Phố Châu 22, Thị trấn Tây Sơn 44, Xã Sơn Hồng 40, Xã Sơn Tiến 43, Xã Sơn Lâm 39, Xã Sơn Lễ 43, Xã Sơn Giang 39, Xã Sơn Lĩnh 40, Xã An Hòa Thịnh 43, Xã Sơn Tây 44, Xã Sơn Ninh 22, Xã Châu Bình 55, Xã Tân Mỹ Hà 55, Xã Quang Diệm 39, Xã Sơn Trung 22, Xã Sơn Bằng 22, Xã Sơn Kim 1 41, Xã Sơn Kim 2 42, Xã Mỹ Long 55, Xã Kim Hoa 26, Xã Sơn Phú 22, Xã Hàm Trường 26',
      'Huyện Đức Thọ':
        'Thị trấn Đức Thọ 67, Xã Quang Vĩnh 65, Xã Tùng Châu 64, Xã Trường Sơn 64, Xã Liên Minh 64, Xã Yên Hồ 65, Xã Tùng Ảnh 67, Xã Bùi La Nhân 65, Xã Thanh Bình Thịnh 66, Xã Lâm Trung Thủy 66, Xã Hòa Lạc 67, Xã Tân Dân 67, Xã An Dũng 66, Xã Đức Đồng 68, Xã Đức Lạng 68, Xã Tân Hương 68',
      'Huyện Vũ Quang':
        'Thị trấn Vũ Quang 57, Xã Ân Phú 35, Xã Đức Giang 35, Xã Đức Lĩnh 35, Xã Thọ Điền 57, Xã Đức Hương 46, Xã Đức Bồng 46, Xã Đức Liên 46, Xã Hương Minh 57, Xã Quang Thọ 57',
      'Huyện Nghi Xuân':
        'Thị trấn Xuân An 37, Xã Xuân Hội 60, Xã Đan Trường 60, Xã Xuân Phổ 60, Xã Xuân Hải 60, Xã Xuân Giang 37, Thị trấn Tiên Điền 51, Xã Xuân Yên 51, Xã Xuân Mỹ 51, Xã Xuân Thành 51, Xã Xuân Viên 37, Xã Xuân Hồng 37, Xã Cổ Đạm 16, Xã Xuân Liên 16, Xã Xuân Lĩnh 37, Xã Xuân Lam 0, Xã Cương Gián 16',
      'Huyện Can Lộc':
        'Thị trấn Nghèn 9, Xã Thiên Lộc 9, Xã Thuần Thiện 54, Xã Vượng Lộc 9, Xã Thanh Lộc 17, Xã Kim Song Trường 53, Xã Thường Nga 53, Xã Tùng Lộc 54, Xã Phú Lộc 53, Xã Gia Hanh 17, Xã Khánh Vĩnh Yên 17, Xã Xuân Lộc 58, Xã Thượng Lộc 62, Xã Quang Lộc 58, Thị trấn Đồng Lộc 62, Xã Mỹ Lộc 62, Xã Sơn Lộc 58',
      'Huyện Hương Khê':
        'Thị trấn Hương Khê 20, Xã Điền Mỹ 18, Xã Hà Linh 18, Xã Hương Thủy 21, Xã Hòa Hải 19, Xã Phúc Đồng 19, Xã Hương Giang 21, Xã Lộc Yên 24, Xã Hương Bình 19, Xã Hương Long 20, Xã Phú Gia 20, Xã Gia Phố 21, Xã Hương Đô 24, Xã Hương Vĩnh 23, Xã Hương Xuân 23, Xã Phúc Trạch 38, Xã Hương Trà 24, Xã Hương Trạch 38, Xã Hương Lâm 23, Xã Hương Liên 38',
      'Huyện Thạch Hà':
        'Xã Tân Lộc 25, Xã Hồng Lộc 25, Xã Thịnh Lộc 34, Xã Bình An 34, Xã Ích Hậu 61, Xã Phù Lưu 36, Thị trấn Thạch Hà 47, Xã Ngọc Sơn 52, Thị trấn Lộc Hà 34, Xã Thạch Mỹ 36, Xã Thạch Kim 34, Xã Thạch Châu 36, Xã Thạch Kênh 61, Xã Thạch Sơn 47, Xã Thạch Liên 61, Xã Việt Tiến 56, Xã Thạch Long 47, Xã Thạch Ngọc 56, Xã Lưu Vĩnh Sơn 52, Xã Thạch Xuân 50, Xã Nam Điền 50, Xã Mai Phụ 36',
      'Huyện Cẩm Xuyên':
        'Thị trấn Cẩm Xuyên 15, Thị trấn Thiên Cầm 45, Xã Yên Hòa 59, Xã Cẩm Dương 59, Xã Cẩm Thành 10, Xã Cẩm Quang 15, Xã Cẩm Thạch 11, Xã Cẩm Nhượng 45, Xã Nam Phúc Thăng 45, Xã Cẩm Duệ 11, Xã Cẩm Lĩnh 14, Xã Cẩm Quan 15, Xã Cẩm Hà 12, Xã Cẩm Lộc 14, Xã Cẩm Hưng 12, Xã Cẩm Thịnh 12, Xã Cẩm Mỹ 11, Xã Cẩm Trung 14, Xã Cẩm Sơn 13, Xã Cẩm Lạc 13, Xã Cẩm Minh 13',
      'Huyện Kỳ Anh':
        'Xã Kỳ Xuân 33, Xã Kỳ Bắc 33, Xã Kỳ Phú 27, Xã Kỳ Phong 33, Xã Kỳ Tiến 27, Xã Kỳ Giang 27, Thị trấn Kỳ Đồng 27, Xã Kỳ Khang 29, Xã Kỳ Văn 32, Xã Kỳ Trung 32, Xã Kỳ Thọ 29, Xã Kỳ Tây 32, Xã Kỳ Thượng 31, Xã Kỳ Hải 3, Xã Kỳ Thư 29, Xã Kỳ Châu 5, Xã Kỳ Tân 28, Xã Lâm Hợp 30, Xã Kỳ Sơn 31, Xã Kỳ Lạc 30',
      'Thị xã Kỳ Anh':
        'Phường Hưng Trí 5, Phường Kỳ Ninh 3, Xã Kỳ Lợi 1+5+8, Xã Kỳ Hà 3, Phường Kỳ Trinh 5, Phường Kỳ Thịnh 8, Xã Kỳ Hoa 28, Phường Kỳ Phương 1, Phường Kỳ Long 8, Phường Kỳ Liên 1, Phường Kỳ Nam 1',
    },
    'Quảng Bình': {
      'Thành Phố Đồng Hới':
        'Phường Hải Thành 5, Phường Đồng Phú 5, Phường Bắc Lý 7, Phường Nam Lý 5, Phường Đồng Hải 5, Phường Đồng Sơn 6, Phường Phú Hải 5, Phường Bắc Nghĩa 6, Phường Đức Ninh Đông 5, Xã Quang Phú 7, Xã Lộc Ninh 7, Xã Bảo Ninh 5, Xã Nghĩa Ninh 6, Xã Thuận Đức 6, Xã Đức Ninh 5',
      'Huyện Minh Hóa':
        'Thị trấn Quy Đạt 38, Xã Dân Hóa 20, Xã Trọng Hóa 20, Xã Hồng Hóa 38, Xã Tân Thành 68, Xã Hóa Hợp 32, Xã Xuân Hóa 38, Xã Yên Hóa 38, Xã Minh Hóa 31, Xã Tân Hóa 31, Xã Hóa Sơn 32, Xã Trung Hóa 31, Xã Thượng Hóa 31',
      'Huyện Tuyên Hóa':
        'Thị trấn Đồng Lê 76, Xã Hương Hóa 63, Xã Kim Hóa 76, Xã Thanh Hóa 61, Xã Thanh Thạch 63, Xã Thuận Hóa 76, Xã Lâm Hóa 61, Xã Lê Hóa 76, Xã Sơn Hóa 76, Xã Đồng Hóa 62, Xã Ngư Hóa 59, Xã Thạch Hóa 62, Xã Đức Hóa 62, Xã Phong Hóa 59, Xã Mai Hóa 59, Xã Tiến Hóa 60, Xã Châu Hóa 60, Xã Cao Quảng 60, Xã Văn Hóa 60',
      'Huyện Quảng Trạch':
        'Xã Quảng Hợp 47, Xã Quảng Kim 47, Xã Quảng Đông 47, Xã Quảng Phú 47, Xã Quảng Châu 24, Xã Quảng Thạch 55, Xã Quảng Lưu 55, Xã Quảng Tùng 24, Xã Cảnh Dương 24, Xã Quảng Tiến 55, Xã Quảng Hưng 49, Xã Quảng Xuân 49, Xã Liên Trường 65, Xã Quảng Phương 49, Xã Phù Cảnh 65, Xã Quảng Thanh 65',
      'Huyện Bố Trạch':
        'Thị trấn Hoàn Lão 23, Thị trấn Nông trường Việt Trung 44, Xã Xuân Trạch 46, Xã Hạ Mỹ 10, Xã Bắc Trạch 10, Xã Lâm Trạch 46, Xã Thanh Trạch 10, Xã Liên Trạch 10, Xã Phúc Trạch 46, Xã Cự Nẫm 13, Xã Hải Phú 75, Xã Thượng Trạch 51, Xã Sơn Lộc 75, Xã Hưng Trạch 13, Xã Đồng Trạch 75, Xã Đức Trạch 75, Thị trấn Phong Nha 46, Xã Vạn Trạch 13, Xã Phú Định 13, Xã Trung Trạch 23, Xã Tây Trạch 23, Xã Hòa Trạch 23, Xã Đại Trạch 23, Xã Nhân Trạch 44, Xã Tân Trạch 51, Xã Lý Nam 44',
      'Huyện Quảng Ninh':
        'Xã Trường Sơn 58, Thị trấn Quán Hàu 48, Xã Vĩnh Ninh 48, Xã Võ Ninh 48, Xã Hải Ninh 45, Xã Hàm Ninh 48, Xã Duy Ninh 45, Xã Gia Ninh 45, Xã Trường Xuân 58, Xã Hiền Ninh 56, Xã Tân Ninh 45, Xã Xuân Ninh 56, Xã An Ninh 56, Xã Vạn Ninh 56',
      'Huyện Lệ Thủy':
        'Thị trấn Nông trường Lệ Ninh 36, Thị trấn Kiến Giang 37, Xã Hồng Thủy 14, Xã Ngư Thủy Bắc 14, Xã Hoa Thủy 36, Xã Thanh Thủy 14, Xã An Thủy 37, Xã Phong Thủy 37, Xã Cam Thủy 14, Xã Ngân Thủy 30, Xã Sơn Thủy 36, Xã Lộc Thủy 37, Xã Liên Thủy 37, Xã Hưng Thủy 50, Xã Dương Thủy 67, Xã Tân Thủy 67, Xã Phú Thủy 57, Xã Xuân Thủy 37, Xã Mỹ Thủy 67, Xã Ngư Thủy 50, Xã Mai Thủy 57, Xã Sen Thủy 50, Xã Thái Thủy 67, Xã Kim Thủy 30, Xã Trường Thủy 57, Xã Lâm Thủy 30',
      'Thị xã Ba Đồn':
        'Phường Ba Đồn 0, Phường Quảng Long 0, Phường Quảng Thọ 1, Xã Quảng Tiên 40, Xã Quảng Trung 40, Phường Quảng Phong 0, Phường Quảng Thuận 1, Xã Quảng Tân 40, Xã Quảng Hải 0, Xã Quảng Sơn 40, Xã Quảng Lộc 42, Xã Quảng Thủy 40, Xã Quảng Văn 42, Phường Quảng Phúc 1, Xã Quảng Hòa 42, Xã Quảng Minh 42',
    },
    'Quảng Trị': {
      'Thành phố Đông Hà':
        'Phường Đông Giang 4, Phường 1 4, Phường Đông Lễ 2, Phường Đông Thanh 4, Phường 2 2, Phường 4 4, Phường 5 2, Phường Đông Lương 2, Phường 3 4',
      'Thị xã Quảng Trị': 'Phường 1 3, Phường An Đôn 3, Phường 2 3, Phường 3 3, Xã Hải Lệ 3',
      'Huyện Vĩnh Linh':
        'Thị trấn Hồ Xá 70, Thị trấn Bến Quan 12, Xã Vĩnh Thái 69, Xã Vĩnh Tú 69, Xã Vĩnh Chấp 70, Xã Trung Nam 69, Xã Kim Thạch 17, Xã Vĩnh Long 70, Xã Vĩnh Khê 12, Xã Vĩnh Hòa 69, Xã Vĩnh Thủy 71, Xã Vĩnh Lâm 71, Xã Hiền Thành 17, Thị trấn Cửa Tùng 17, Xã Vĩnh Hà 12, Xã Vĩnh Sơn 71, Xã Vĩnh Giang 17, Xã Vĩnh Ô 12',
      'Huyện Hướng Hóa':
        'Thị trấn Khe Sanh 29, Thị trấn Lao Bảo 34, Xã Hướng Lập 26, Xã Hướng Việt 26, Xã Hướng Phùng 27, Xã Hướng Sơn 27, Xã Hướng Linh 27, Xã Tân Hợp 29, Xã Hướng Tân 29, Xã Tân Thành 34, Xã Tân Long 34, Xã Tân Lập 66, Xã Tân Liên 66, Xã Húc 29, Xã Thuận 35, Xã Hướng Lộc 66, Xã Ba Tầng 8, Xã Thanh 35, Xã A Dơi 8, Xã Lìa 35, Xã Xy 8',
      'Huyện Gio Linh':
        'Thị trấn Gio Linh 21, Thị trấn Cửa Việt 18, Xã Trung Giang 11, Xã Trung Hải 11, Xã Trung Sơn 11, Xã Phong Bình 21, Xã Gio Mỹ 21, Xã Gio Hải 18, Xã Gio An 16, Xã Linh Trường 16, Xã Gio Sơn 16, Xã Gio Mai 18, Xã Hải Thái 16, Xã Gio Quang 21',
      'Huyện Đa Krông':
        'Thị trấn Krông Klang 25, Xã Mò Ó 25, Xã Hướng Hiệp 25, Xã Đakrông 74, Xã Triệu Nguyên 9, Xã Ba Lòng 9, Xã Ba Nang 74, Xã Tà Long 74, Xã Húc Nghì 64, Xã A Vao 64, Xã Tà Rụt 64, Xã A Bung 33, Xã A Ngo 33',
      'Huyện Cam Lộ':
        'Thị trấn Cam Lộ 15, Xã Cam Tuyền 22, Xã Thanh An 22, Xã Cam Thủy 22, Xã Cam Thành 15, Xã Cam Hiếu 22, Xã Cam Chính 15, Xã Cam Nghĩa 15',
      'Huyện Triệu Phong':
        'Thị Trấn Ái Tử 54, Xã Triệu Tân 41, Xã Triệu Phước 41, Xã Triệu Độ 52, Xã Triệu Trạch 41, Xã Triệu Thuận 52, Xã Triệu Đại 52, Xã Triệu Hòa 52, Xã Triệu Cơ 53, Xã Triệu Long 73, Xã Triệu Tài 53, Xã Triệu Trung 53, Xã Triệu Ái 73, Xã Triệu Thượng 54, Xã Triệu Giang 73, Xã Triệu Thành 54',
      'Huyện Hải Lăng':
        'Thị trấn Diên Sanh 19, Xã Hải An 39, Xã Hải Bình 72, Xã Hải Quy 72, Xã Hải Hưng 72, Xã Hải Phú 28, Xã Hải Thượng 28, Xã Hải Dương 39, Xã Hải Định 19, Xã Hải Lâm 28, Xã Hải Phong 43, Xã Hải Trường 19, Xã Hải Sơn 43, Xã Hải Chánh 43, Xã Hải Khê 39',
    },
    Huế: {
      'Quận Thuận Hóa':
        'Phường Vỹ Dạ 20, Phường Phường Đúc 18, Phường Vĩnh Ninh 18, Phường Phú Hội 18, Phường Phú Nhuận 18, Phường Xuân Phú 20, Phường Trường An 18, Phường Phước Vĩnh 18, Phường An Cựu 0, Phường Thủy Biều 19, Phường Thủy Xuân 19, Phường An Đông 0, Phường An Tây 0, Phường Thuận An 17, Phường Dương Nỗ 1, Phường Phú Thượng 8, Phường Thủy Vân 20, Phường Thủy Bằng 19, Phường Hương Phong 2',
      'Quận Phú Xuân':
        'Phường Tây Lộc 15, Phường Thuận Lộc 15, Phường Gia Hội 15, Phường Phú Hậu 15, Phường Thuận Hòa 15, Phường Đông Ba 15, Phường Kim Long 6, Phường An Hòa 3, Phường Hương Sơ 3, Phường Hương Long 6, Phường Hương Vinh 2, Phường Hương An 3, Phường Long Hồ 6',
      'Thị xã Phong Điền':
        'Phường Phong Thu 13, Xã Phong Thạnh 10, Phường Phong Phú 10, Xã Phong Bình 9, Xã Phong Chương 9, Phường Phong Hải 11, Phường Phong Hòa 9, Phường Phong Hiền 12, Xã Phong Mỹ 13, Phường Phong An 12, Xã Phong Xuân 13, Xã Phong Sơn 12',
      'Huyện Quảng Điền':
        'Thị trấn Sịa 37, Xã Quảng Thái 39, Xã Quảng Ngạn 11, Xã Quảng Lợi 39, Xã Quảng Công 11, Xã Quảng Phước 37, Xã Quảng Vinh 39, Xã Quảng An 37, Xã Quảng Thành 2, Xã Quảng Thọ 37, Xã Quảng Phú 39',
      'Huyện Phú Vang':
        'Xã Phú Thuận 17, Xã Phú An 8, Xã Phú Hải 17, Xã Phú Xuân 33, Xã Phú Diên 36, Xã Phú Mỹ 8, Xã Phú Hồ 33, Xã Vinh Xuân 36, Xã Phú Lương 33, Thị trấn Phú Đa 35, Xã Vinh Thanh 36, Xã Vinh An 36, Xã Phú Gia 35, Xã Vinh Hà 35',
      'Thị xã Hương Thủy':
        'Phường Phú Bài 14, Xã Thủy Thanh 16, Phường Thủy Dương 16, Phường Thủy Phương 16, Phường Thủy Châu 4, Phường Thủy Lương 4, Xã Thủy Tân 4, Xã Thủy Phù 14, Xã Phú Sơn 14, Xã Dương Hòa 14',
      'Thị xã Hương Trà':
        'Phường Tứ Hạ 5, Xã Hương Toàn 7, Phường Hương Vân 5, Phường Hương Văn 5, Phường Hương Xuân 7, Phường Hương Chữ 7, Xã Hương Bình 26, Xã Bình Tiến 26, Xã Bình Thành 26',
      'Huyện A Lưới':
        'Thị trấn A Lưới 22, Xã Hồng Vân 21, Xã Hồng Hạ 25, Xã Hồng Kim 21, Xã Trung Sơn 21, Xã Hương Nguyên 25, Xã Hồng Bắc 22, Xã A Ngo 22, Xã Sơn Thủy 23, Xã Phú Vinh 23, Xã Hương Phong 24, Xã Quảng Nhâm 22, Xã Hồng Thượng 23, Xã Hồng Thái 23, Xã A Roàng 24, Xã Đông Sơn 24, Xã Lâm Đớt 24, Xã Hồng Thủy 21',
      'Huyện Phú Lộc':
        'Thị trấn Phú Lộc 34, Thị trấn Lăng Cô 27, Xã Vinh Mỹ 38, Xã Vinh Hưng 38, Xã Giang Hải 38, Xã Vinh Hiền 38, Xã Lộc Bổn 28, Thị trấn Lộc Sơn 28, Xã Lộc Bình 34, Xã Lộc Vĩnh 27, Xã Lộc An 31, Xã Lộc Điền 31, Xã Lộc Thủy 27, Xã Lộc Trì 34, Xã Lộc Tiến 27, Xã Lộc Hòa 31, Xã Xuân Lộc 28, Thị trấn Khe Tre 29, Xã Hương Phú 29, Xã Hương Sơn 32, Xã Hương Lộc 29, Xã Thượng Quảng 30, Xã Hương Xuân 32, Xã Hương Hữu 30, Xã Thượng Lộ 29, Xã Thượng Long 30, Xã Thượng Nhật 32',
    },
    'Đà Nẵng': {
      'Quận Liên Chiểu':
        'Phường Hòa Hiệp Bắc 10, Phường Hòa Hiệp Nam 10, Phường Hòa Khánh Bắc 14, Phường Hòa Khánh Nam 6, Phường Hòa Minh 6',
      'Quận Thanh Khê':
        'Phường Thanh Khê Tây 19, Phường Thanh Khê Đông 19, Phường Xuân Hà 19, Phường Chính Gián 19, Phường Thạc Gián 19, Phường An Khê 1',
      'Quận Hải Châu':
        'Phường Thanh Bình 9, Phường Thuận Phước 9, Phường Thạch Thang 9, Phường Hải Châu 9, Phường Phước Ninh 9, Phường Hòa Thuận Tây 5, Phường Bình Thuận 5, Phường Hòa Cường Bắc 5, Phường Hòa Cường Nam 5',
      'Quận Sơn Trà':
        'Phường Thọ Quang 17, Phường Nại Hiên Đông 17, Phường Mân Thái 17, Phường An Hải Bắc 0, Phường Phước Mỹ 0, Phường An Hải Nam 0',
      'Quận Ngũ Hành Sơn': 'Phường Mỹ An 15, Phường Khuê Mỹ 15, Phường Hòa Quý 15, Phường Hòa Hải 15',
      'Quận Cẩm Lệ':
        'Phường Khuê Trung 4, Phường Hòa Phát 1, Phường Hòa An 1, Phường Hòa Thọ Tây 4, Phường Hòa Thọ Đông 4, Phường Hòa Xuân 7',
      'Huyện Hòa Vang':
        'Xã Hòa Bắc 10, Xã Hòa Liên 10+14, Xã Hòa Ninh 24, Xã Hòa Sơn 6, Xã Hòa Nhơn 24, Xã Hòa Phú 34, Xã Hòa Phong 34, Xã Hòa Châu 7, Xã Hòa Tiến 33, Xã Hòa Phước 7, Xã Hòa Khương 33',
    },
    'Quảng Nam': {
      'Thành phố Tam Kỳ':
        'Phường Tân Thạnh 3, Phường An Mỹ 18, Phường Hòa Hương 8, Phường An Xuân 18, Phường An Sơn 8, Phường Trường Xuân 18, Phường An Phú 16, Xã Tam Thanh 16, Xã Tam Thăng 3, Xã Tam Phú 16, Phường Hòa Thuận 3, Xã Tam Ngọc 8',
      'Thành phố Hội An':
        'Phường Minh An 11, Phường Tân An 12, Phường Cẩm Phô 11, Phường Thanh Hà 12, Phường Sơn Phong 11, Phường Cẩm Châu 13, Phường Cửa Đại 13, Phường Cẩm An 12, Xã Cẩm Hà 12, Xã Cẩm Kim 11, Phường Cẩm Nam 11, Xã Cẩm Thanh 13, Xã Tân Hiệp 81',
      'Huyện Tây Giang':
        "Xã Ch'ơm 35, Xã Ga Ri 35, Xã A Xan 35, Xã Tr'Hy 35, Xã Lăng 82, Xã A Nông 82, Xã A Tiêng 82, Xã Bha Lêê 23, Xã A Vương 23, Xã Dang 82",
      'Huyện Đông Giang':
        'Thị Trấn Prao 88, Xã Tà Lu 88, Xã Sông Kôn 55, Xã Jơ Ngây 55, Xã A Ting 55, Xã Tư 56, Xã Ba 56, Xã A Rooi 88, Xã Zà Hung 88, Xã Mà Cooih 26, Xã Kà Dăng 26',
      'Huyện Đại Lộc':
        'Thị trấn Ái Nghĩa 89, Xã Đại Sơn 68, Xã Đại Lãnh 68, Xã Đại Hưng 68, Xã Đại Hồng 32, Xã Đại Đồng 32, Xã Đại Quang 32, Xã Đại Nghĩa 89, Xã Đại Hiệp 89, Xã Đại Thạnh 46, Xã Đại Chánh 46, Xã Đại Tân 46, Xã Đại Phong 85, Xã Đại Minh 85, Xã Đại Thắng 46, Xã Đại Cường 85, Xã Đại An 89, Xã Đại Hòa 89',
      'Thị xã Điện Bàn':
        'Phường Vĩnh Điện 20, Xã Điện Tiến 21, Xã Điện Hòa 21, Phường Điện Thắng Bắc 21, Phường Điện Thắng Trung 2, Phường Điện Thắng Nam 2, Phường Điện Ngọc 22, Xã Điện Hồng 87, Xã Điện Thọ 87, Xã Điện Phước 87, Phường Điện An 2, Phường Điện Nam Bắc 22, Phường Điện Nam Trung 22, Phường Điện Nam Đông 22, Phường Điện Dương 22, Xã Điện Quang 30, Xã Điện Trung 30, Xã Điện Phong 30, Phường Điện Minh 20, Phường Điện Phương 20',
      'Huyện Duy Xuyên':
        'Thị trấn Nam Phước 41, Xã Duy Phú 62, Xã Duy Tân 62, Xã Duy Hòa 62, Xã Duy Châu 62, Xã Duy Trinh 29, Xã Duy Sơn 29, Xã Duy Trung 29, Xã Duy Phước 41, Xã Duy Thành 28, Xã Duy Vinh 41, Xã Duy Nghĩa 28, Xã Duy Hải 28',
      'Huyện Quế Sơn':
        'Thị trấn Đông Phú 53, Xã Quế Xuân 1 86, Xã Quế Xuân 2 86, Xã Quế Phú 86, Thị trấn Hương An 86, Thị trấn Trung Phước 43, Xã Quế Hiệp 54, Xã Quế Thuận 54, Xã Quế Mỹ 54, Xã Ninh Phước 52, Xã Phước Ninh 52, Xã Quế Lộc 43, Xã Quế Long 53, Xã Quế Châu 54, Xã Quế Phong 53, Xã Quế An 53, Xã Quế Minh 53, Xã Quế Lâm 52',
      'Huyện Nam Giang':
        'Thị trấn Thạnh Mỹ 70, Xã La Êê 38, Xã Chơ Chun 38, Xã Zuôih 40, Xã Tà Pơơ 25, Xã La Dêê 37, Xã Đắc Tôi 37, Xã Chà Vàl 40, Xã Tà Bhing 25, Xã Cà Dy 25, Xã Đắc Pre 90, Xã Đắc Pring 90',
      'Huyện Phước Sơn':
        'Thị trấn Khâm Đức 36, Xã Phước Xuân 36, Xã Phước Hiệp 48, Xã Phước Hòa 48, Xã Phước Đức 49, Xã Phước Năng 49, Xã Phước Mỹ 49, Xã Phước Chánh 47, Xã Phước Công 47, Xã Phước Kim 50, Xã Phước Lộc 50, Xã Phước Thành 50',
      'Huyện Hiệp Đức':
        'Xã Quế Tân 31, Xã Quế Thọ 84, Xã Bình Lâm 84, Xã Sông Trà 51, Xã Phước Trà 51, Xã Phước Gia 51, Thị trấn Tân Bình 31, Xã Quế Lưu 31, Xã Thăng Phước 84, Xã Bình Sơn 84',
      'Huyện Thăng Bình':
        'Thị trấn Hà Lam 64, Xã Bình Dương 63, Xã Bình Giang 63, Xã Bình Nguyên 64, Xã Bình Phục 64, Xã Bình Triều 63, Xã Bình Đào 63, Xã Bình Minh 63, Xã Bình Lãnh 91, Xã Bình Trị 91, Xã Bình Định 91, Xã Bình Quý 64, Xã Bình Phú 65, Xã Bình Tú 67, Xã Bình Sa 66, Xã Bình Hải 66, Xã Bình Quế 65, Xã Bình An 67, Xã Bình Trung 67, Xã Bình Nam 66',
      'Huyện Tiên Phước':
        'Thị trấn Tiên Kỳ 71, Xã Tiên Sơn 57, Xã Tiên Hà 57, Xã Tiên Châu 57, Xã Tiên Lãnh 39, Xã Tiên Ngọc 39, Xã Tiên Hiệp 39, Xã Tiên Cảnh 69, Xã Tiên Mỹ 71, Xã Tiên Phong 71, Xã Tiên Thọ 71, Xã Tiên An 69, Xã Tiên Lộc 69, Xã Tiên Lập 69',
      'Huyện Bắc Trà My':
        'Thị trấn Trà My 76, Xã Trà Sơn 76, Xã Trà Kót 75, Xã Trà Nú 75, Xã Trà Đông 75, Xã Trà Dương 76, Xã Trà Giang 76, Xã Trà Bui 80, Xã Trà Đốc 80, Xã Trà Tân 77, Xã Trà Giác 77, Xã Trà Giáp 72, Xã Trà Ka 72',
      'Huyện Nam Trà My':
        'Xã Trà Leng 73, Xã Trà Dơn 73, Xã Trà Tập 78, Xã Trà Mai 42, Xã Trà Cang 78, Xã Trà Linh 74, Xã Trà Nam 74, Xã Trà Don 42, Xã Trà Vân 79, Xã Trà Vinh 79',
      'Huyện Núi Thành':
        'Thị trấn Núi Thành 44, Xã Tam Xuân I 61, Xã Tam Xuân II 61, Xã Tam Tiến 61, Xã Tam Sơn 92, Xã Tam Thạnh 92, Xã Tam Anh Bắc 58, Xã Tam Anh Nam 58, Xã Tam Hòa 58, Xã Tam Hiệp 44, Xã Tam Hải 59, Xã Tam Giang 44, Xã Tam Quang 44, Xã Tam Nghĩa 44, Xã Tam Mỹ Tây 60, Xã Tam Mỹ Đông 60, Xã Tam Trà 60',
      'Huyện Phú Ninh':
        'Thị trấn Phú Thịnh 27, Xã Tam Thành 83, Xã Tam An 83, Xã Tam Đàn 27, Xã Tam Lộc 83, Xã Tam Phước 83, Xã Tam Thái 27, Xã Tam Đại 45, Xã Tam Dân 45, Xã Tam Lãnh 45',
    },
    'Quảng Ngãi': {
      'Thành phố Quảng Ngãi':
        'Phường Lê Hồng Phong 2, Phường Trần Phú 2, Phường Quảng Phú 2, Phường Nghĩa Chánh 0, Phường Trần Hưng Đạo 0, Phường Nguyễn Nghiêm 0, Phường Nghĩa Lộ 2, Phường Chánh Lộ 0, Xã Nghĩa Dũng 9, Xã Nghĩa Dõng 9, Phường Trương Quang Trọng 5, Xã Tịnh Hòa 78, Xã Tịnh Kỳ 72, Xã Tịnh Thiện 72, Xã Tịnh Ấn Đông 5, Xã Tịnh Châu 72, Xã Tịnh Khê 72, Xã Tịnh Long 72, Xã Tịnh Ấn Tây 5, Xã Tịnh An 5, Xã Nghĩa Hà 9, Xã An Phú 9',
      'Huyện Bình Sơn':
        'Thị trấn Châu Ổ 20, Xã Bình Thuận 73, Xã Bình Thạnh 20, Xã Bình Đông 73, Xã Bình Chánh 20, Xã Bình Nguyên 20, Xã Bình Khương 19, Xã Bình Trị 73, Xã Bình An 19, Xã Bình Hải 73, Xã Bình Dương 20, Xã Bình Phước 73, Xã Bình Hòa 73, Xã Bình Trung 20, Xã Bình Minh 19, Xã Bình Long 20, Xã Bình Thanh 78, Xã Bình Chương 18, Xã Bình Hiệp 78, Xã Bình Mỹ 18, Xã Bình Tân Phú 78, Xã Bình Châu 78',
      'Huyện Trà Bồng':
        'Thị trấn Trà Xuân 65, Xã Trà Giang 79, Xã Trà Thủy 65, Xã Trà Hiệp 62, Xã Trà Bình 79, Xã Trà Phú 79, Xã Trà Lâm 62, Xã Trà Tân 22, Xã Trà Sơn 65, Xã Trà Bùi 22+70, Xã Trà Thanh 62, Xã Sơn Trà 69, Xã Trà Phong 69, Xã Hương Trà 70, Xã Trà Xinh 69, Xã Trà Tây 70',
      'Huyện Sơn Tịnh':
        'Xã Tịnh Thọ 64, Xã Tịnh Trà 11, Xã Tịnh Phong 64, Xã Tịnh Hiệp 11, Xã Tịnh Bình 61, Xã Tịnh Đông 67, Xã Tịnh Bắc 11, Xã Tịnh Sơn 61, Thị trấn Tịnh Hà 61, Xã Tịnh Giang 67, Xã Tịnh Minh 67',
      'Huyện Tư Nghĩa':
        'Thị trấn La Hà 71, Thị trấn Sông Vệ 74, Xã Nghĩa Lâm 66, Xã Nghĩa Thắng 66, Xã Nghĩa Thuận 40, Xã Nghĩa Kỳ 40, Xã Nghĩa Sơn 66, Xã Nghĩa Hòa 71, Xã Nghĩa Điền 40, Xã Nghĩa Thương 71, Xã Nghĩa Trung 71, Xã Nghĩa Hiệp 74, Xã Nghĩa Phương 74',
      'Huyện Sơn Hà':
        'Thị trấn Di Lăng 52, Xã Sơn Hạ 53, Xã Sơn Thành 53, Xã Sơn Nham 53, Xã Sơn Bao 52, Xã Sơn Linh 55, Xã Sơn Giang 55, Xã Sơn Trung 57, Xã Sơn Thượng 52, Xã Sơn Cao 55, Xã Sơn Hải 57, Xã Sơn Thủy 57, Xã Sơn Kỳ 54, Xã Sơn Ba 54',
      'Huyện Sơn Tây':
        'Xã Sơn Bua 60, Xã Sơn Mùa 60, Xã Sơn Liên 60, Xã Sơn Tân 58, Xã Sơn Màu 59, Xã Sơn Dung 58, Xã Sơn Long 58, Xã Sơn Tinh 59, Xã Sơn Lập 59',
      'Huyện Minh Long': 'Xã Long Sơn 56, Xã Long Mai 56, Xã Thanh An 33, Xã Long Môn 33, Xã Long Hiệp 33',
      'Huyện Nghĩa Hành':
        'Thị trấn Chợ Chùa 41, Xã Hành Thuận 41, Xã Hành Dũng 47, Xã Hành Trung 41, Xã Hành Nhân 47, Xã Hành Đức 77, Xã Hành Minh 47, Xã Hành Phước 77, Xã Hành Thiện 63, Xã Hành Thịnh 77, Xã Hành Tín Tây 63, Xã Hành Tín Đông 63',
      'Huyện Mộ Đức':
        'Thị trấn Mộ Đức 39, Xã Thắng Lợi 31, Xã Đức Nhuận 31, Xã Đức Chánh 38, Xã Đức Hiệp 31, Xã Đức Minh 38, Xã Đức Thạnh 38, Xã Đức Hòa 39, Xã Đức Tân 39, Xã Đức Phú 39, Xã Đức Phong 32, Xã Đức Lân 32',
      'Thị xã Đức Phổ':
        'Phường Nguyễn Nghiêm 8, Xã Phổ An 4, Xã Phổ Phong 42, Xã Phổ Thuận 4, Phường Phổ Văn 4, Phường Phổ Quang 4, Xã Phổ Nhơn 42, Phường Phổ Ninh 8, Phường Phổ Minh 8, Phường Phổ Vinh 8, Phường Phổ Hòa 8, Xã Phổ Cường 27, Xã Phổ Khánh 27, Phường Phổ Thạnh 3, Xã Phổ Châu 3',
      'Huyện Ba Tơ':
        'Thị trấn Ba Tơ 13, Xã Ba Điền 14, Xã Ba Vinh 14, Xã Ba Thành 17, Xã Ba Động 17, Xã Ba Dinh 10, Xã Ba Giang 10, Xã Ba Liên 17, Xã Ba Ngạc 15, Xã Ba Khâm 94, Xã Ba Cung 13, Xã Ba Tiêu 15, Xã Ba Trang 94, Xã Ba Tô 12, Xã Ba Bích 13, Xã Ba Vì 15, Xã Ba Lế 12, Xã Ba Nam 12, Xã Ba Xa 16',
    },
    'Bình Định': {
      'Thành phố Quy Nhơn':
        'Phường Nhơn Bình 22, Phường Nhơn Phú 19, Phường Đống Đa 18, Phường Trần Quang Diệu 19, Phường Hải Cảng 18, Phường Quang Trung 20, Phường Ngô Mây 20, Phường Trần Phú 18, Phường Thị Nại 18, Phường Bùi Thị Xuân 21, Phường Nguyễn Văn Cừ 20, Phường Ghềnh Ráng 20, Xã Nhơn Lý 22, Xã Nhơn Hội 22, Xã Nhơn Hải 22, Xã Nhơn Châu 98, Xã Phước Mỹ 21',
      'Huyện An Lão':
        'Thị trấn An Lão 27, Xã An Hưng 27, Xã An Trung 31, Xã An Dũng 31, Xã An Vinh 31, Xã An Toàn 30, Xã An Tân 27, Xã An Hòa 26, Xã An Quang 26, Xã An Nghĩa 26+30',
      'Thị xã Hoài Nhơn':
        'Phường Tam Quan 23, Phường Bồng Sơn 9, Xã Hoài Sơn 12, Xã Hoài Châu Bắc 12, Xã Hoài Châu 23, Xã Hoài Phú 14, Phường Tam Quan Bắc 12, Phường Tam Quan Nam 11, Phường Hoài Hảo 14, Phường Hoài Thanh Tây 11, Phường Hoài Thanh 11, Phường Hoài Hương 15, Phường Hoài Tân 13, Xã Hoài Hải 15, Phường Hoài Xuân 13, Xã Hoài Mỹ 15, Phường Hoài Đức 9',
      'Huyện Hoài Ân':
        'Thị trấn Tăng Bạt Hổ 53, Xã Ân Hảo Tây 126, Xã Ân Hảo Đông 126, Xã Ân Sơn 122, Xã Ân Mỹ 126, Xã Đak Mang 127, Xã Ân Tín 122, Xã Ân Thạnh 122, Xã Ân Phong 53, Xã Ân Đức 53, Xã Ân Hữu 127, Xã Bok Tới 89, Xã Ân Tường Tây 127, Xã Ân Tường Đông 53, Xã Ân Nghĩa 89',
      'Huyện Phù Mỹ':
        'Thị trấn Phù Mỹ 100, Thị trấn Bình Dương 36, Xã Mỹ Đức 101, Xã Mỹ Châu 101, Xã Mỹ Thắng 104, Xã Mỹ Lộc 101, Xã Mỹ Lợi 36, Xã Mỹ An 104, Xã Mỹ Phong 36, Xã Mỹ Trinh 103, Xã Mỹ Thọ 104, Xã Mỹ Hòa 103, Xã Mỹ Thành 28, Xã Mỹ Chánh 28, Xã Mỹ Quang 100, Xã Mỹ Hiệp 102, Xã Mỹ Tài 102, Xã Mỹ Cát 28, Xã Mỹ Chánh Tây 100',
      'Huyện Vĩnh Thạnh':
        'Thị trấn Vĩnh Thạnh 120, Xã Vĩnh Sơn 119, Xã Vĩnh Kim 119, Xã Vĩnh Hiệp 121, Xã Vĩnh Hảo 120, Xã Vĩnh Hòa 118, Xã Vĩnh Thịnh 121, Xã Vĩnh Thuận 118, Xã Vĩnh Quang 118',
      'Huyện Tây Sơn':
        'Thị trấn Phú Phong 114, Xã Bình Tân 37, Xã Tây Thuận 38, Xã Bình Thuận 37, Xã Tây Giang 38, Xã Bình Thành 35, Xã Tây An 37, Xã Bình Hòa 35, Xã Tây Bình 35, Xã Bình Tường 39, Xã Tây Vinh 35, Xã Vĩnh An 39, Xã Tây Xuân 114, Xã Bình Nghi 114, Xã Tây Phú 39',
      'Huyện Phù Cát':
        'Thị trấn Ngô Mây 99, Xã Cát Sơn 56, Xã Cát Minh 133, Thị trấn Cát Khánh 133, Xã Cát Tài 133, Xã Cát Lâm 56, Xã Cát Hanh 55, Xã Cát Thành 50, Xã Cát Trinh 99, Xã Cát Hải 50, Xã Cát Hiệp 55, Xã Cát Nhơn 123, Xã Cát Hưng 97, Xã Cát Tường 123, Xã Cát Tân 99, Thị trấn Cát Tiến 50, Xã Cát Thắng 97, Xã Cát Chánh 97',
      'Thị xã An Nhơn':
        'Phường Bình Định 8, Phường Đập Đá 2, Xã Nhơn Mỹ 2, Phường Nhơn Thành 3, Xã Nhơn Hạnh 3, Xã Nhơn Hậu 2, Xã Nhơn Phong 3, Xã Nhơn An 5, Xã Nhơn Phúc 8, Phường Nhơn Hưng 5, Xã Nhơn Khánh 8, Xã Nhơn Lộc 29, Phường Nhơn Hòa 4, Xã Nhơn Tân 29, Xã Nhơn Thọ 4',
      'Huyện Tuy Phước':
        'Thị trấn Tuy Phước 110, Thị trấn Diêu Trì 110, Xã Phước Thắng 113, Xã Phước Hưng 111, Xã Phước Quang 111, Xã Phước Hòa 113, Xã Phước Sơn 113, Xã Phước Hiệp 111, Xã Phước Lộc 110, Xã Phước Nghĩa 110, Xã Phước Thuận 110, Xã Phước An 112, Xã Phước Thành 112',
      'Huyện Vân Canh':
        'Thị trấn Vân Canh 117, Xã Canh Liên 41+42, Xã Canh Hiệp 42+117, Xã Canh Vinh 42, Xã Canh Hiển 42, Xã Canh Thuận 117, Xã Canh Hòa 117',
    },
    'Phú Yên': {
      'Thành phố Tuy Hòa':
        'Phường 1 9, Phường 2 9, Phường 9 2+9, Phường 4 9, Phường 5 9, Phường 7 9, Phường Phú Thạnh 6, Phường Phú Đông 6, Xã Hòa Kiến 2, Xã Bình Kiến 2, Xã An Phú 2, Phường Phú Lâm 6',
      'Thị xã Sông Cầu':
        'Phường Xuân Phú 7, Xã Xuân Lâm 95, Phường Xuân Thành 12, Xã Xuân Hải 93, Xã Xuân Lộc 93, Xã Xuân Bình 91, Xã Xuân Cảnh 91, Xã Xuân Thịnh 7, Xã Xuân Phương 7, Phường Xuân Yên 7, Xã Xuân Thọ 1 95, Phường Xuân Đài 12, Xã Xuân Thọ 2 95',
      'Huyện Đồng Xuân':
        'Thị trấn La Hai 100, Xã Đa Lộc 92, Xã Phú Mỡ 73, Xã Xuân Lãnh 92, Xã Xuân Long 100, Xã Xuân Quang 1 73, Xã Xuân Sơn Bắc 100, Xã Xuân Quang 2 100, Xã Xuân Sơn Nam 100, Xã Xuân Quang 3 94, Xã Xuân Phước 94',
      'Huyện Tuy An':
        'Thị trấn Chí Thạnh 82, Xã An Dân 82, Xã An Ninh Tây 85, Xã An Ninh Đông 85, Xã An Thạch 85, Xã An Định 82, Xã An Nghiệp 84, Xã An Cư 97, Xã An Xuân 84, Xã An Lĩnh 84, Xã An Hòa Hải 97, Xã An Hiệp 97, Xã An Mỹ 83, Xã An Chấn 83, Xã An Thọ 83',
      'Huyện Sơn Hòa':
        'Thị trấn Củng Sơn 79, Xã Phước Tân 88, Xã Sơn Hội 88, Xã Sơn Định 89, Xã Sơn Long 89, Xã Cà Lúi 88, Xã Sơn Phước 79, Xã Sơn Xuân 89, Xã Sơn Nguyên 79, Xã Ea Chà Rang 77, Xã Krông Pa 77, Xã Suối Bạc 79, Xã Sơn Hà 79, Xã Suối Trai 77',
      'Huyện Sông Hinh':
        'Thị trấn Hai Riêng 78, Xã Ea Lâm 39, Xã Đức Bình Tây 101, Xã Ea Bá 27, Xã Sơn Giang 101, Xã Đức Bình Đông 101, Xã Ea Bar 27+39, Xã Ea Bia 101+78, Xã Ea Trol 78, Xã Sông Hinh 78, Xã Ea Ly 39',
      'Huyện Tây Hòa':
        'Xã Sơn Thành Tây 80, Xã Sơn Thành Đông 80, Xã Hòa Bình 1 6+87, Thị trấn Phú Thứ 87, Xã Hòa Phong 87, Xã Hòa Phú 80, Xã Hòa Tân Tây 87, Xã Hòa Đồng 57, Xã Hòa Mỹ Đông 54, Xã Hòa Mỹ Tây 54, Xã Hòa Thịnh 57',
      'Huyện Phú Hòa':
        'Xã Hòa Quang Bắc 72, Xã Hòa Quang Nam 72, Xã Hòa Hội 71, Xã Hòa Trị 72+9, Xã Hòa An 71+9, Xã Hòa Định Đông 71, Thị Trấn Phú Hòa 71, Xã Hòa Định Tây 71, Xã Hòa Thắng 71',
      'Thị xã Đông Hòa':
        'Xã Hòa Thành 6, Phường Hòa Hiệp Bắc 5+6, Phường Hòa Vinh 13, Phường Hòa Hiệp Trung 5, Xã Hòa Tân Đông 13, Phường Hòa Xuân Tây 13, Phường Hòa Hiệp Nam 5, Xã Hòa Xuân Đông 58, Xã Hòa Tâm 58, Xã Hòa Xuân Nam 58',
    },
    'Khánh Hòa': {
      'Thành phố Nha Trang':
        'Phường Vĩnh Hòa 3, Phường Vĩnh Hải 3, Phường Vĩnh Phước 3, Phường Ngọc Hiệp 12, Phường Vĩnh Thọ 3, Phường Vạn Thạnh 8, Phường Phương Sài 12, Phường Phước Hải 7, Phường Lộc Thọ 8, Phường Tân Tiến 8, Phường Phước Hòa 8, Phường Vĩnh Nguyên 8, Phường Phước Long 7, Phường Vĩnh Trường 7, Xã Vĩnh Lương 3, Xã Vĩnh Phương 3, Xã Vĩnh Ngọc 12, Xã Vĩnh Thạnh 12, Xã Vĩnh Trung 12, Xã Vĩnh Hiệp 12, Xã Vĩnh Thái 7, Xã Phước Đồng 7',
      'Thành phố Cam Ranh':
        'Phường Cam Nghĩa 2, Phường Cam Phúc Bắc 2, Phường Cam Phúc Nam 5, Phường Cam Lộc 5, Phường Cam Phú 5, Phường Ba Ngòi 0, Phường Cam Thuận 4, Phường Cam Lợi 4, Phường Cam Linh 4, Xã Cam Thành Nam 2, Xã Cam Phước Đông 0, Xã Cam Thịnh Tây 37, Xã Cam Thịnh Đông 37, Xã Cam Lập 37, Xã Cam Bình 37',
      'Huyện Cam Lâm':
        'Xã Cam Tân 23+24+47, Xã Cam Hòa 23+24+47, Xã Cam Hải Đông 24, Xã Cam Hải Tây 24, Xã Sơn Tân 23, Xã Cam Hiệp Bắc 23+24, Thị trấn Cam Đức 24, Xã Cam Hiệp Nam 23+24, Xã Cam Phước Tây 22, Xã Cam Thành Bắc 24, Xã Cam An Bắc 22+24, Xã Cam An Nam 22+24, Xã Suối Cát 47, Xã Suối Tân 23+24+47',
      'Huyện Vạn Ninh':
        'Thị trấn Vạn Giã 59, Xã Đại Lãnh 63, Xã Vạn Phước 52, Xã Vạn Long 52, Xã Vạn Bình 60, Xã Vạn Thọ 63, Xã Vạn Khánh 52, Xã Vạn Phú 59, Xã Vạn Lương 59, Xã Vạn Thắng 60, Xã Vạn Thạnh 63, Xã Xuân Sơn 58, Xã Vạn Hưng 58',
      'Thị xã Ninh Hòa':
        'Phường Ninh Hiệp 10, Xã Ninh Sơn 21, Xã Ninh Tây 56, Xã Ninh Thượng 32, Xã Ninh An 21, Phường Ninh Hải 15, Xã Ninh Thọ 21, Xã Ninh Trung 32, Xã Ninh Sim 56, Xã Ninh Xuân 53, Xã Ninh Thân 32, Phường Ninh Diêm 15, Xã Ninh Đông 10, Phường Ninh Thủy 15, Phường Ninh Đa 10, Xã Ninh Phụng 10, Xã Ninh Bình 53, Xã Ninh Phú 6, Xã Ninh Tân 39, Xã Ninh Quang 53, Phường Ninh Giang 6, Phường Ninh Hà 6, Xã Ninh Hưng 39, Xã Ninh Lộc 39, Xã Ninh Ích 39, Xã Ninh Phước 15',
      'Huyện Khánh Vĩnh':
        'Thị trấn Khánh Vĩnh 34, Xã Khánh Hiệp 51, Xã Khánh Bình 20, Xã Khánh Trung 51, Xã Khánh Đông 20, Xã Khánh Thượng 55, Xã Khánh Nam 55, Xã Sông Cầu 34, Xã Giang Ly 55, Xã Cầu Bà 38, Xã Liên Sang 38, Xã Khánh Thành 38, Xã Khánh Phú 34, Xã Sơn Thái 38',
      'Huyện Diên Khánh':
        'Thị trấn Diên Khánh 27, Xã Diên Lâm 28, Xã Diên Điền 31, Xã Xuân Đồng 28, Xã Diên Sơn 31, Xã Diên Phú 31, Xã Diên Thọ 30, Xã Diên Phước 30, Xã Diên Lạc 29, Xã Diên Tân 30, Xã Diên Hòa 29, Xã Diên Thạnh 29, Xã Diên Toàn 27, Xã Diên An 27, Xã Bình Lộc 48, Xã Suối Hiệp 48, Xã Suối Tiên 48',
      'Huyện Khánh Sơn':
        'Thị trấn Tô Hạp 33, Xã Thành Sơn 54, Xã Sơn Lâm 54, Xã Sơn Hiệp 33, Xã Sơn Bình 33, Xã Sơn Trung 62, Xã Ba Cụm Bắc 62, Xã Ba Cụm Nam 62',
      'Huyện Trường Sa': 'Thị trấn Trường Sa 64, Xã Song Tử Tây 64, Xã Sinh Tồn 64',
    },
    'Ninh Thuận': {
      'Thành phố Phan Rang - Tháp Chàm':
        'Phường Đô Vinh 13, Phường Phước Mỹ 1, Phường Bảo An 1, Phường Phủ Hà 11, Phường Kinh Dinh 11, Phường Đạo Long 11, Phường Đài Sơn 11, Phường Đông Hải 14+43, Phường Mỹ Đông 14, Xã Thành Hải 1, Phường Văn Hải 9, Phường Mỹ Bình 14, Phường Mỹ Hải 14',
      'Huyện Bác Ái':
        'Xã Phước Bình 18, Xã Phước Hòa 18, Xã Phước Tân 18, Xã Phước Tiến 17, Xã Phước Thắng 17, Xã Phước Thành 19, Xã Phước Đại 19, Xã Phước Chính 17, Xã Phước Trung 36',
      'Huyện Ninh Sơn':
        'Thị trấn Tân Sơn 42, Xã Lâm Sơn 35, Xã Lương Sơn 35, Xã Quảng Sơn 42, Xã Mỹ Sơn 36, Xã Hòa Sơn 16, Xã Ma Nới 16, Xã Nhơn Sơn 13',
      'Huyện Ninh Hải':
        'Thị trấn Khánh Hải 9, Xã Vĩnh Hải 57, Xã Phương Hải 40, Xã Tân Hải 61, Xã Xuân Hải 61, Xã Hộ Hải 61, Xã Tri Hải 40, Xã Nhơn Hải 57, Xã Thanh Hải 57',
      'Huyện Ninh Phước':
        'Thị trấn Phước Dân 41, Xã Phước Sơn 45, Xã Phước Thái 46, Xã Phước Hậu 45, Xã Phước Thuận 41, Xã An Hải 43, Xã Phước Hữu 46, Xã Phước Hải 41, Xã Phước Vinh 45',
      'Huyện Thuận Bắc': 'Xã Phước Chiến 26, Xã Công Hải 26, Xã Phước Kháng 49, Xã Lợi Hải 49, Xã Bắc Sơn 40, Xã Bắc Phong 49',
      'Huyện Thuận Nam':
        'Xã Phước Hà 44, Xã Phước Nam 50, Xã Phước Ninh 50, Xã Nhị Hà 44, Xã Phước Dinh 43, Xã Phước Minh 50, Xã Phước Diêm 25, Xã Cà Ná 25',
    },
    'Bình Thuận': {
      'Thành phố Phan Thiết':
        'Phường Mũi Né 11, Phường Hàm Tiến 11, Phường Phú Hài 14, Phường Phú Thủy 14, Phường Phú Tài 4, Phường Phú Trinh 13, Phường Xuân An 7, Phường Thanh Hải 14, Phường Lạc Đạo 13, Phường Bình Hưng 13, Phường Đức Long 16, Xã Thiện Nghiệp 11, Xã Phong Nẫm 4, Xã Tiến Lợi 88, Xã Tiến Thành 16',
      'Thị xã La Gi':
        'Phường Phước Hội 15, Phường Phước Lộc 15, Phường Tân Thiện 8, Phường Tân An 8, Phường Bình Tân 8, Xã Tân Hải 94, Xã Tân Tiến 94, Xã Tân Bình 8, Xã Tân Phước 15',
      'Huyện Tuy Phong':
        'Thị trấn Liên Hương 54, Thị trấn Phan Rí Cửa 66, Xã Phan Dũng 86, Xã Phong Phú 66+86, Xã Vĩnh Hảo 99, Xã Vĩnh Tân 99, Xã Phú Lạc 54, Xã Phước Thể 54, Xã Hòa Minh 66, Xã Chí Công 66, Xã Bình Thạnh 54',
      'Huyện Bắc Bình':
        'Thị trấn Chợ Lầu 26, Xã Phan Sơn 67, Xã Phan Lâm 67, Xã Bình An 47, Xã Phan Điền 47, Xã Hải Ninh 47, Xã Sông Lũy 79, Xã Phan Tiến 79, Xã Sông Bình 55, Thị trấn Lương Sơn 55, Xã Phan Hòa 26, Xã Phan Thanh 49, Xã Hồng Thái 49, Xã Phan Hiệp 26, Xã Bình Tân 79, Xã Phan Rí Thành 26, Xã Hòa Thắng 46+49, Xã Hồng Phong 46',
      'Huyện Hàm Thuận Bắc':
        'Thị trấn Ma Lâm 39, Thị trấn Phú Long 7, Xã La Dạ 53, Xã Đông Tiến 106, Xã Thuận Hòa 40, Xã Đông Giang 106, Xã Hàm Phú 40, Xã Hồng Liêm 48, Xã Thuận Minh 39, Xã Hồng Sơn 48, Xã Hàm Trí 40, Xã Hàm Đức 39, Xã Hàm Liêm 38, Xã Hàm Chính 38, Xã Hàm Hiệp 4, Xã Hàm Thắng 7, Xã Đa Mi 53',
      'Huyện Hàm Thuận Nam':
        'Thị trấn Thuận Nam 41, Xã Mỹ Thạnh 42, Xã Hàm Cần 42, Xã Mương Mán 37, Xã Hàm Thạnh 42, Xã Hàm Kiệm 37, Xã Hàm Cường 37, Xã Hàm Mỹ 88, Xã Tân Lập 96, Xã Hàm Minh 41, Xã Thuận Quý 98, Xã Tân Thuận 98, Xã Tân Thành 98',
      'Huyện Tánh Linh':
        'Thị trấn Lạc Tánh 92, Xã Bắc Ruộng 27, Xã Nghị Đức 62, Xã La Ngâu 118, Xã Huy Khiêm 118, Xã Măng Tố 27, Xã Đức Phú 62, Xã Đồng Kho 118, Xã Gia An 92, Xã Đức Bình 118, Xã Gia Huynh 78, Xã Đức Thuận 92, Xã Suối Kiết 78',
      'Huyện Đức Linh':
        'Thị trấn Võ Xu 120, Thị trấn Đức Tài 36, Xã Đa Kai 60, Xã Sùng Nhơn 60, Xã Mê Pu 60, Xã Nam Chính 120, Xã Đức Hạnh 36, Xã Đức Tín 36, Xã Vũ Hòa 120, Xã Tân Hà 84, Xã Đông Hà 84, Xã Trà Tân 84',
      'Huyện Hàm Tân':
        'Thị trấn Tân Minh 97, Thị trấn Tân Nghĩa 43, Xã Sông Phan 96, Xã Tân Phúc 97, Xã Tân Đức 97, Xã Tân Thắng 80, Xã Thắng Hải 80, Xã Tân Hà 43, Xã Tân Xuân 43, Xã Sơn Mỹ 80',
      'Huyện Phú Quí': 'Xã Ngũ Phụng 123, Xã Long Hải 123, Xã Tam Thanh 123',
    },
    'Kon Tum': {
      'Thành phố Kon Tum':
        'Phường Quang Trung 1, Phường Duy Tân 7, Phường Quyết Thắng 1, Phường Trường Chinh 1, Phường Thắng Lợi 1, Phường Ngô Mây 7, Phường Thống Nhất 1, Phường Lê Lợi 6, Phường Nguyễn Trãi 6, Phường Trần Hưng Đạo 6, Xã Đăk Cấm 7, Xã Kroong 44, Xã Ngọk Bay 44, Xã Vinh Quang 44, Xã Đăk Blà 89, Xã Ia Chim 24, Xã Đăk Năng 24, Xã Đoàn Kết 24, Xã Chư Hreng 89, Xã Đăk Rơ Wa 89, Xã Hòa Bình 89',
      'Huyện Đắk Glei':
        'Thị trấn Đăk Glei 87, Xã Đăk Blô 85, Xã Đăk Man 85, Xã Đăk Nhoong 85, Xã Đăk Pék 87, Xã Đăk Choong 75, Xã Xốp 75, Xã Mường Hoong 43, Xã Ngọc Linh 43, Xã Đăk Long 82, Xã Đăk Kroong 84, Xã Đăk Môn 84',
      'Huyện Ngọc Hồi':
        'Thị trấn Plei Kần 21, Xã Đăk Ang 23, Xã Đăk Dục 23, Xã Đăk Nông 23, Xã Đăk Xú 21, Xã Đăk Kan 50, Xã Pờ Y 21, Xã Sa Loong 50',
      'Huyện Đắk Tô':
        'Thị trấn Đăk Tô 91, Xã Đăk Rơ Nga 46, Xã Ngọk Tụ 46, Xã Đăk Trăm 30, Xã Văn Lem 30, Xã Kon Đào 30, Xã Tân Cảnh 91, Xã Diên Bình 91, Xã Pô Kô 91',
      'Huyện Kon Plông':
        'Xã Đăk Nên 35, Xã Đăk Ring 35, Xã Măng Bút 35, Xã Đăk Tăng 37, Xã Ngọc Tem 29, Xã Pờ Ê 29, Xã Măng Cành 37, Thị trấn Măng Đen 37, Xã Hiếu 29',
      'Huyện Kon Rẫy':
        'Thị trấn Đăk Rve 88, Xã Đăk Kôi 81, Xã Đăk Tơ Lung 81, Xã Đăk Ruồng 28, Xã Đăk Pne 88, Xã Đăk Tờ Re 28, Xã Tân Lập 28',
      'Huyện Đăk Hà':
        'Thị trấn Đăk Hà 80, Xã Đăk Pxi 86, Xã Đăk Long 86, Xã Đăk Hring 83, Xã Đăk Ui 93, Xã Đăk Ngọk 93, Xã Đăk Mar 83, Xã Ngọk Wang 45, Xã Ngọk Réo 45, Xã Hà Mòn 80, Xã Đăk La 80',
      'Huyện Sa Thầy':
        'Thị trấn Sa Thầy 51, Xã Rờ Kơi 48, Xã Sa Nhơn 51, Xã Hơ Moong 49, Xã Mô Rai 34, Xã Sa Sơn 51, Xã Sa Nghĩa 49, Xã Sa Bình 49, Xã Ya Xiêr 76, Xã Ya Tăng 76, Xã Ya ly 76',
      'Huyện Tu Mơ Rông':
        'Xã Ngọk Lây 36, Xã Đăk Na 90, Xã Măng Ri 36, Xã Ngọk Yêu 36, Xã Đăk Sao 90, Xã Đăk Rơ Ông 92, Xã Đăk Tờ Kan 92, Xã Tu Mơ Rông 68, Xã Đăk Hà 68, Xã Tê Xăng 36, Xã Văn Xuôi 36',
      "Huyện Ia H'Drai": 'Xã Ia Đal 26, Xã Ia Dom 25, Xã Ia Tơi 25',
    },
    'Gia Lai': {
      'Thành phố Pleiku':
        'Phường Yên Đỗ 10, Phường Diên Hồng 10, Phường Ia Kring 10, Phường Hội Thương 17, Phường Hội Phú 16, Phường Phù Đổng 17, Phường Hoa Lư 17, Phường Tây Sơn 17, Phường Thống Nhất 24, Phường Đống Đa 24, Phường Trà Bá 16, Phường Thắng Lợi 6, Phường Yên Thế 24, Phường Chi Lăng 16, Xã Biển Hồ 33, Xã Trà Đa 17, Xã Chư Á 6, Xã An Phú 6, Xã Diên Phú 10, Xã Ia Kênh 52, Xã Gào 52',
      'Thị xã An Khê':
        'Phường An Bình 0, Phường Tây Sơn 1, Phường An Phú 1, Phường An Tân 1, Xã Tú An 51, Xã Xuân An 51, Xã Cửu An 51, Phường An Phước 1, Xã Song An 51, Phường Ngô Mây 1, Xã Thành An 1',
      'Thị xã Ayun Pa':
        'Phường Cheo Reo 7, Phường Hòa Bình 7, Phường Đoàn Kết 7, Phường Sông Bờ 7, Xã Ia RBol 82, Xã Chư Băh 82, Xã Ia RTô 84, Xã Ia Sao 84',
      'Huyện KBang':
        'Thị trấn KBang 88, Xã Kon Pne 129, Xã Đăk Rong 129, Xã Sơn Lang 109, Xã KRong 92, Xã Sơ Pai 109, Xã Lơ Ku 88, Xã Đông 93, Xã Đak SMar 88, Xã Nghĩa An 93, Xã Tơ Tung 115, Xã Kông Lơng Khơng 115, Xã Kông Bơ La 93',
      'Huyện Đak Đoa':
        'Thị trấn Đak Đoa 131, Xã Hà Đông 130, Xã Đak Sơmei 130, Xã Đak Krong 91, Xã Hải Yang 96, Xã Kon Gang 91, Xã Hà Bầu 33, Xã Nam Yang 91, Xã KDang 87, Xã Hneng 91, Xã Tân Bình 131, Xã Glar 131, Xã A Dơk 58, Xã Trang 87, Xã HNol 87, Xã Ia Pết 58, Xã Ia Băng 58',
      'Huyện Chư Păh':
        'Thị trấn Phú Hòa 47, Xã Hà Tây 67, Xã Ia Khươl 67, Xã Ia Phí 78, Thị trấn Ia Ly 72, Xã Ia Mơ Nông 72, Xã Ia Kreng 72, Xã Đăk Tơ Ver 67, Xã Hòa Phú 47, Xã Chư Đang Ya 33, Xã Ia Ka 78, Xã Ia Nhin 78, Xã Nghĩa Hòa 47, Xã Nghĩa Hưng 33',
      'Huyện Ia Grai':
        'Thị trấn Ia Kha 63, Xã Ia Sao 65, Xã Ia Yok 65, Xã Ia Hrung 65, Xã Ia Bă 63, Xã Ia Khai 69, Xã Ia Krăi 69, Xã Ia Grăng 63, Xã Ia Tô 69, Xã Ia O 76, Xã Ia Dêr 65, Xã Ia Chia 59, Xã Ia Pếch 52',
      'Huyện Mang Yang':
        'Thị trấn Kon Dơng 96, Xã Ayun 32, Xã Đak Jơ Ta 32, Xã Đak Ta Ley 54, Xã Hra 54, Xã Đăk Yă 96, Xã Đak Djrăng 96, Xã Lơ Pang 95, Xã Kon Thụp 95, Xã Đê Ar 95, Xã Kon Chiêng 90, Xã Đăk Trôi 90',
      'Huyện Kông Chro':
        'Thị trấn Kông Chro 94, Xã Chư Krey 45, Xã An Trung 45, Xã Kông Yang 125, Xã Đăk Tơ Pang 125, Xã SRó 108, Xã Đăk Kơ Ning 108, Xã Đăk Song 132, Xã Đăk Pling 132, Xã Yang Trung 94, Xã Đăk Pơ Pho 43, Xã Ya Ma 125, Xã Chơ Long 43, Xã Yang Nam 94',
      'Huyện Đức Cơ':
        'Thị trấn Chư Ty 134, Xã Ia Dơk 62, Xã Ia Krêl 70, Xã Ia Din 70, Xã Ia Kla 62, Xã Ia Dom 60, Xã Ia Lang 70, Xã Ia Kriêng 134, Xã Ia Pnôn 80, Xã Ia Nan 75',
      'Huyện Chư Prông':
        'Thị trấn Chư Prông 46, Xã Ia Kly 46, Xã Bình Giáo 34, Xã Ia Drăng 46, Xã Thăng Hưng 34, Xã Bàu Cạn 34, Xã Ia Phìn 46, Xã Ia Băng 86, Xã Ia Tôr 86, Xã Ia Boòng 57, Xã Ia O 57, Xã Ia Púch 81, Xã Ia Me 57, Xã Ia Vê 79, Xã Ia Bang 86, Xã Ia Pia 79, Xã Ia Ga 79, Xã Ia Lâu 73, Xã Ia Piơr 73, Xã Ia Mơ 74',
      'Huyện Chư Sê':
        'Thị trấn Chư Sê 49, Xã Ia Tiêm 40, Xã Chư Pơng 40, Xã Bar Măih 40, Xã Bờ Ngoong 40, Xã Ia Glai 49, Xã AL Bá 25, Xã Kông HTok 25, Xã AYun 25, Xã Ia HLốp 68, Xã Ia Blang 49, Xã Dun 49, Xã Ia Pal 49, Xã HBông 66, Xã Ia Ko 68',
      'Huyện Đăk Pơ':
        'Xã Hà Tam 128, Xã An Thành 128, Thị trấn Đak Pơ 128, Xã Yang Bắc 128, Xã Cư An 0, Xã Tân An 0, Xã Phú An 124, Xã Ya Hội 124',
      'Huyện Ia Pa':
        'Xã Pờ Tó 107, Xã Chư Răng 107, Xã Ia KDăm 85, Xã Kim Tân 77, Xã Chư Mố 85, Xã Ia Tul 85, Xã Ia Mrơn 77, Xã Ia Broăi 85, Xã Ia Trok 77',
      'Huyện Krông Pa':
        'Thị trấn Phú Túc 106, Xã Ia RSai 83, Xã Ia RSươm 116, Xã Chư Gu 83, Xã Đất Bằng 106, Xã Ia Mlăh 106, Xã Chư Drăng 116, Xã Phú Cần 106, Xã Ia HDreh 61, Xã Ia RMok 61, Xã Chư Ngọc 106, Xã Uar 116, Xã Chư Rcăm 83, Xã Krông Năng 61',
      'Huyện Phú Thiện':
        'Thị trấn Phú Thiện 105, Xã Chư A Thai 44, Xã Ayun Hạ 44, Xã Ia Ake 44, Xã Ia Sol 105, Xã Ia Piar 105, Xã Ia Peng 64, Xã Chrôh Pơnan 64, Xã Ia Hiao 64, Xã Ia Yeng 105',
      'Huyện Chư Pưh':
        'Thị trấn Nhơn Hòa 48, Xã Ia Hrú 66, Xã Ia Rong 66, Xã Ia Dreng 66, Xã Ia Hla 68, Xã Chư Don 48, Xã Ia Phang 48, Xã Ia Le 71, Xã Ia BLứ 71',
    },
    'Đắk Lắk': {
      'Thành phố Buôn Ma Thuột':
        'Phường Tân Lập 11, Phường Tân Hòa 11, Phường Tân An 10, Phường Thành Nhất 8, Phường Thành Công 1, Phường Tân Lợi 1, Phường Tân Thành 1, Phường Tân Tiến 1, Phường Tự An 1, Phường Ea Tam 4, Phường Khánh Xuân 8, Xã Hòa Thuận 10, Xã Cư ÊBur 1, Xã Ea Tu 10, Xã Hòa Thắng 11, Xã Ea Kao 4, Xã Hòa Phú 55, Xã Hòa Khánh 55, Xã Hòa Xuân 55',
      'Thị Xã Buôn Hồ':
        'Phường An Lạc 0, Phường An Bình 0, Phường Thiện An 0, Phường Đạt Hiếu 0, Phường Đoàn Kết 0, Xã Ea Drông 28, Phường Thống Nhất 0, Phường Bình Tân 3, Xã Ea Siên 28, Xã Bình Thuận 3, Xã Cư Bao 3',
      "Huyện Ea H'leo":
        "Thị trấn Ea Drăng 29, Xã Ea H'leo 30, Xã Ea Sol 31, Xã Ea Ral 29, Xã Ea Wy 52, Xã Cư A Mung 52, Xã Cư Mốt 52, Xã Ea Hiao 31, Xã Ea Khal 33, Xã Dliê Yang 29, Xã Ea Tir 33, Xã Ea Nam 33",
      'Huyện Ea Súp':
        "Thị trấn Ea Súp 48, Xã Ia Lốp 59, Xã Ia JLơi 47, Xã Ea Rốk 47, Xã Ya Tờ Mốt 26, Xã Ia RVê 60, Xã Ea Lê 48, Xã Cư KBang 47, Xã Ea Bung 26, Xã Cư M'Lan 48",
      'Huyện Buôn Đôn': 'Xã Krông Na 14, Xã Ea Huar 51, Xã Ea Wer 51, Xã Tân Hòa 51, Xã Cuôr KNia 43, Xã Ea Bar 43, Xã Ea Nuôl 43',
      "Huyện Cư M'gar":
        "Thị trấn Ea Pốk 76, Thị trấn Quảng Phú 76, Xã Quảng Tiến 76, Xã Ea Kuêh 34, Xã Ea Kiết 34, Xã Ea Tar 50, Xã Cư Dliê M'nông 50, Xã Ea H'đing 16, Xã Ea Tul 50, Xã Ea KPam 16, Xã Ea M'Droh 40, Xã Quảng Hiệp 40, Xã Cư M'gar 16, Xã Ea Drơng 15, Xã Ea M'nang 40, Xã Cư Suê 76, Xã Cuôr Đăng 15",
      'Huyện Krông Búk': 'Xã Cư Né 63, Xã Chứ Kbô 63, Xã Cư Pơng 20, Xã Ea Sin 20, Thị trấn Pơng Drang 75, Xã Tân Lập 75, Xã Ea Ngai 75',
      'Huyện Krông Năng':
        'Thị trấn Krông Năng 65, Xã Dliê Ya 23, Xã Ea Tóh 23, Xã Ea Tam 81, Xã Phú Lộc 65, Xã Tam Giang 81, Xã Ea Púk 74, Xã Ea Dăh 74, Xã Ea Hồ 65, Xã Phú Xuân 74, Xã Cư Klông 81, Xã Ea Tân 23',
      'Huyện Ea Kar':
        'Thị trấn Ea Kar 32, Thị trấn Ea Knốp 37, Xã Ea Sô 37, Xã Ea Sar 37, Xã Xuân Phú 32, Xã Cư Huê 32, Xã Ea Tih 37, Xã Ea Đar 32, Xã Ea Kmút 32, Xã Cư Ni 32, Xã Ea Păl 45, Xã Cư Prông 45, Xã Ea Ô 53, Xã Cư ELang 53, Xã Cư Bông 21, Xã Cư Yang 21',
      "Huyện M'Đrắk":
        "Thị trấn M'Drắk 69, Xã Cư Prao 18, Xã Ea Pil 18, Xã Ea Lai 69, Xã Ea H'MLay 46, Xã Krông Jing 69, Xã Ea M'Doal 46, Xã Ea Riêng 46, Xã Cư M'ta 17, Xã Cư Króa 17, Xã Krông Á 67, Xã Cư San 67, Xã Ea Trang 49",
      'Huyện Krông Bông':
        'Thị trấn Krông Kmar 62, Xã Dang Kang 22, Xã Cư KTy 22, Xã Hòa Thành 22, Xã Hòa Phong 19, Xã Hòa Lễ 62, Xã Yang Reh 56, Xã Ea Trul 56, Xã Khuê Ngọc Điền 62, Xã Cư Pui 19, Xã Hòa Sơn 56, Xã Cư Drăm 96, Xã Yang Mao 96',
      'Huyện Krông Pắc':
        'Thị trấn Phước An 66, Xã KRông Búk 35, Xã Ea Kly 35, Xã Ea Kênh 36, Xã Ea Phê 44, Xã Ea Knuếc 36, Xã Ea Yông 66, Xã Hòa An 66, Xã Ea Kuăng 44, Xã Hòa Đông 36, Xã Ea Hiu 44, Xã Hòa Tiến 66, Xã Tân Tiến 86, Xã Vụ Bổn 90, Xã Ea Uy 86, Xã Ea Yiêng 86',
      'Huyện Krông A Na':
        'Thị trấn Buôn Trấp 61, Xã Dray Sáp 41, Xã Ea Na 41, Xã Ea Bông 41, Xã Băng A Drênh 25, Xã Dur KMăl 25, Xã Bình Hòa 61, Xã Quảng Điền 61',
      'Huyện Lắk':
        'Thị trấn Liên Sơn 68, Xã Yang Tao 68, Xã Bông Krang 68, Xã Đắk Liêng 98, Xã Buôn Triết 98, Xã Buôn Tría 98, Xã Đắk Phơi 99, Xã Đắk Nuê 99, Xã Krông Nô 64, Xã Nam Ka 70, Xã Ea Rbin 70',
      'Huyện Cư Kuin':
        'Xã Ea Ning 42, Xã Cư Êwi 42, Xã Ea Ktur 38, Xã Ea Tiêu 38, Xã Ea BHốk 24+38, Xã Ea Hu 42, Xã Dray Bhăng 24, Xã Hòa Hiệp 24',
    },
    'Đắk Nông': {
      'Thành phố Gia Nghĩa':
        "Phường Nghĩa Đức 5, Phường Nghĩa Thành 5, Phường Nghĩa Phú 12, Phường Nghĩa Tân 12, Phường Nghĩa Trung 19, Xã Đắk R'Moan 12, Phường Quảng Thành 5, Xã Đắk Nia 19",
      'Huyện Đăk Glong': "Xã Quảng Sơn 74, Xã Quảng Hòa 70, Xã Đắk Ha 5, Xã Đắk R'Măng 91, Xã Quảng Khê 71, Xã Đắk Plao 71, Xã Đắk Som 91",
      'Huyện Cư Jút':
        "Thị trấn Ea T'Ling 31, Xã Đắk Wil 117, Xã Ea Pô 117, Xã Nam Dong 58, Xã Đắk D'rông 58, Xã Tâm Thắng 31, Xã Cư Knia 31, Xã Trúc Sơn 31",
      'Huyện Đắk Mil':
        "Thị trấn Đắk Mil 121, Xã Đắk Lao 82, Xã Đắk R'La 114, Xã Đắk Gằn 114, Xã Đức Mạnh 121, Xã Đắk N'Drót 114, Xã Long Sơn 116, Xã Đắk Sắk 116, Xã Thuận An 82, Xã Đức Minh 121",
      'Huyện Krông Nô':
        "Thị trấn Đắk Mâm 52, Xã Đắk Sôr 61, Xã Nam Xuân 116, Xã Buôn Choáh 61, Xã Nam Đà 61, Xã Tân Thành 52, Xã Đắk Drô 52, Xã Nâm Nung 65, Xã Đức Xuyên 73, Xã Đắk Nang 73, Xã Quảng Phú 73, Xã Nâm N'Đir 65",
      'Huyện Đắk Song':
        "Thị trấn Đức An 119, Xã Đắk Môl 115, Xã Đắk Hòa 115, Xã Nam Bình 119, Xã Thuận Hà 83, Xã Thuận Hạnh 83, Xã Đắk N'Drung 119, Xã Nâm N'Jang 85, Xã Trường Xuân 85",
      "Huyện Đắk R'Lấp":
        'Thị trấn Kiến Đức 51, Xã Quảng Tín 77, Xã Đắk Wer 63, Xã Nhân Cơ 63, Xã Kiến Thành 51, Xã Nghĩa Thắng 51, Xã Đạo Nghĩa 51, Xã Đắk Sin 77, Xã Hưng Bình 77, Xã Đắk Ru 77, Xã Nhân Đạo 63',
      'Huyện Tuy Đức': "Xã Quảng Trực 75, Xã Đắk Búk So 87, Xã Quảng Tâm 87, Xã Đắk R'Tíh 87, Xã Đắk Ngo 76, Xã Quảng Tân 76",
    },
    'Lâm Đồng': {
      'Thành phố Đà Lạt':
        'Phường 7 9, Phường 8 10, Phường 12 10, Phường 9 10, Phường 2 17, Phường 1 17, Phường 6 6, Phường 5 6, Phường 4 17, Phường 10 17, Phường 11 18, Phường 3 17, Xã Xuân Thọ 18, Xã Tà Nung 6, Xã Trạm Hành 18, Xã Xuân Trường 18',
      'Thành phố Bảo Lộc':
        "Phường Lộc Phát 0, Phường Lộc Tiến 2, Phường 2 1, Phường 1 0, Phường B'lao 3, Phường Lộc Sơn 3, Xã Đamb'ri 1, Xã Lộc Thanh 0, Xã Lộc Nga 3, Xã Lộc Châu 2, Xã Đại Lào 2",
      'Huyện Đam Rông':
        "Xã Đạ Tông 103, Xã Đạ Long 103, Xã Đạ M'Rông 102, Xã Liêng Srônh 101, Xã Đạ Rsal 102, Xã Rô Men 101, Xã Phi Liêng 100, Xã Đạ K'Nàng 100",
      'Huyện Lạc Dương': 'Thị trấn Lạc Dương 9, Xã Đạ Chais 56, Xã Đạ Nhim 56, Xã Đưng KNớ 103, Xã Lát 9, Xã Đạ Sar 56',
      'Huyện Lâm Hà':
        'Thị trấn Nam Ban 57, Thị trấn Đinh Văn 105, Xã Phú Sơn 68, Xã Phi Tô 59, Xã Mê Linh 57, Xã Đạ Đờn 68, Xã Phúc Thọ 69, Xã Đông Thanh 57, Xã Gia Lâm 57, Xã Tân Thanh 69, Xã Tân Văn 105, Xã Hoài Đức 93, Xã Tân Hà 93, Xã Liên Hà 93, Xã Đan Phượng 93, Xã Nam Hà 59',
      'Huyện Đơn Dương':
        "Thị trấn D'Ran 32, Thị trấn Thạnh Mỹ 107, Xã Lạc Xuân 32, Xã Đạ Ròn 107, Xã Lạc Lâm 50, Xã Ka Đô 50, Xã Ka Đơn 72, Xã Tu Tra 107, Xã Quảng Lập 72",
      'Huyện Đức Trọng':
        "Thị trấn Liên Nghĩa 122, Xã Hiệp An 35, Xã Liên Hiệp 35, Xã Hiệp Thạnh 35, Xã Bình Thạnh 105, Xã N'Thol Hạ 95, Xã Tân Hội 95, Xã Tân Thành 95, Xã Phú Hội 122, Xã Ninh Gia 64, Xã Tà Năng 90, Xã Đa Quyn 90, Xã Tà Hine 89, Xã Đà Loan 89, Xã Ninh Loan 89",
      'Huyện Di Linh':
        'Thị trấn Di Linh 33, Xã Đinh Trang Thượng 104, Xã Tân Thượng 104, Xã Tân Lâm 104, Xã Tân Châu 33, Xã Tân Nghĩa 25, Xã Gia Hiệp 34, Xã Đinh Lạc 25, Xã Tam Bố 34, Xã Đinh Trang Hòa 45, Xã Liên Đầm 33, Xã Gung Ré 33, Xã Bảo Thuận 25, Xã Hòa Ninh 45, Xã Hòa Trung 45, Xã Hòa Nam 44, Xã Hòa Bắc 44, Xã Sơn Điền 81, Xã Gia Bắc 81',
      'Huyện Bảo Lâm':
        "Thị trấn Lộc Thắng 20, Xã Lộc Bảo 24, Xã Lộc Lâm 23, Xã Lộc Phú 23, Xã Lộc Bắc 24, Xã B'Lá 23, Xã Lộc Ngãi 20, Xã Lộc Quảng 20, Xã Lộc Tân 1, Xã Lộc Đức 21, Xã Lộc An 21, Xã Tân Lạc 21, Xã Lộc Thành 22, Xã Lộc Nam 22",
      'Huyện Đạ Huoai':
        "Thị trấn Đạ M'ri 109, Thị trấn Ma Đa Guôi 108, Xã Hà Lâm 109, Xã Đạ Oai 108, Xã Bà Gia 110, Xã Ma Đa Guôi 108, Thị trấn Đạ Tẻh 111, Xã An Nhơn 111, Xã Quốc Oai 113, Xã Mỹ Đức 113, Xã Quảng Trị 112, Xã Đạ Lây 111, Xã Đạ Kho 112, Xã Đạ Pal 112, Thị trấn Cát Tiên 28, Xã Tiên Hoàng 30, Xã Phước Cát 2 29, Xã Gia Viễn 30, Xã Nam Ninh 28, Thị trấn Phước Cát 29, Xã Đức Phổ 29, Xã Quảng Ngãi 28, Xã Đồng Nai Thượng 30",
    },
    'Bình Phước': {
      'Thị xã Phước Long':
        'Phường Thác Mơ 14, Phường Long Thủy 14, Phường Phước Bình 13, Phường Long Phước 13, Phường Sơn Giang 14, Xã Long Giang 13, Xã Phước Tín 14',
      'Thành phố Đồng Xoài':
        'Phường Tân Phú 4, Phường Tân Đồng 4, Phường Tân Bình 4, Phường Tân Xuân 4, Phường Tân Thiện 4, Xã Tân Thành 22, Phường Tiến Thành 22, Xã Tiến Hưng 4',
      'Thị xã Bình Long': 'Phường Hưng Chiến 2, Phường An Lộc 2, Phường Phú Thịnh 0, Phường Phú Đức 2, Xã Thanh Lương 0, Xã Thanh Phú 0',
      'Huyện Bù Gia Mập':
        'Xã Bù Gia Mập 30, Xã Đak Ơ 90, Xã Đức Hạnh 55, Xã Phú Văn 55, Xã Đa Kia 87, Xã Phước Minh 87, Xã Bình Thắng 87, Xã Phú Nghĩa 55',
      'Huyện Lộc Ninh':
        'Thị trấn Lộc Ninh 42, Xã Lộc Hòa 45, Xã Lộc An 77, Xã Lộc Tấn 46, Xã Lộc Thạnh 45, Xã Lộc Hiệp 43, Xã Lộc Thiện 46, Xã Lộc Thuận 42, Xã Lộc Quang 43, Xã Lộc Phú 43, Xã Lộc Thành 44, Xã Lộc Thái 42, Xã Lộc Điền 41, Xã Lộc Hưng 41, Xã Lộc Thịnh 44, Xã Lộc Khánh 41',
      'Huyện Bù Đốp':
        'Thị trấn Thanh Bình 64, Xã Hưng Phước 35, Xã Phước Thiện 35, Xã Thiện Hưng 64, Xã Thanh Hòa 64, Xã Tân Thành 77, Xã Tân Tiến 77',
      'Huyện Hớn Quản':
        'Xã Thanh An 72, Xã An Khương 72, Xã An Phú 47, Xã Tân Lợi 76, Xã Tân Hưng 72, Xã Minh Đức 47, Xã Minh Tâm 47, Xã Phước An 76, Xã Thanh Bình 2, Thị trấn Tân Khai 73, Xã Đồng Nơ 73, Xã Tân Hiệp 73, Xã Tân Quan 76',
      'Huyện Đồng Phú':
        'Thị trấn Tân Phú 93, Xã Thuận Lợi 65, Xã Đồng Tâm 94, Xã Tân Phước 94, Xã Tân Hưng 74, Xã Tân Lợi 74, Xã Tân Lập 93, Xã Tân Hòa 74, Xã Thuận Phú 65, Xã Đồng Tiến 94, Xã Tân Tiến 93',
      'Huyện Bù Đăng':
        'Thị trấn Đức Phong 31, Xã Đường 10 89, Xã Đak Nhau 89, Xã Phú Sơn 66, Xã Thọ Sơn 66, Xã Bình Minh 25, Xã Bom Bo 25, Xã Minh Hưng 31, Xã Đoàn Kết 31, Xã Đồng Nai 66, Xã Đức Liễu 49, Xã Thống Nhất 60, Xã Nghĩa Trung 49, Xã Nghĩa Bình 49, Xã Đăng Hà 60, Xã Phước Sơn 60',
      'Thị xã Chơn Thành':
        'Phường Hưng Long 6, Phường Thành Tâm 6, Xã Minh Lập 50, Xã Quang Minh 76, Phường Minh Hưng 12, Phường Minh Long 12, Phường Minh Thành 6, Xã Nha Bích 50, Xã Minh Thắng 50',
      'Huyện Phú Riềng':
        'Xã Long Bình 29, Xã Bình Tân 29, Xã Bình Sơn 13, Xã Long Hưng 29, Xã Phước Tân 57, Xã Bù Nho 56, Xã Long Hà 38, Xã Long Tân 38, Xã Phú Trung 57, Xã Phú Riềng 56',
    },
    'Tây Ninh': {
      'Thành phố Tây Ninh':
        'Phường 1 13, Phường 3 13, Phường 4 13+7, Phường Hiệp Ninh 13, Phường 2 13, Xã Thạnh Tân 1, Xã Tân Bình 1, Xã Bình Minh 1, Phường Ninh Sơn 1, Phường Ninh Thạnh 9',
      'Huyện Tân Biên':
        'Thị trấn Tân Biên 71, Xã Tân Lập 78, Xã Thạnh Bắc 78, Xã Tân Bình 71, Xã Thạnh Bình 61, Xã Thạnh Tây 71, Xã Hòa Hiệp 57, Xã Tân Phong 61+79, Xã Mỏ Công 68+79, Xã Trà Vong 68+79',
      'Huyện Tân Châu':
        'Thị trấn Tân Châu 72, Xã Tân Hà 85, Xã Tân Đông 85, Xã Tân Hội 75, Xã Tân Hòa 73, Xã Suối Ngô 73, Xã Suối Dây 72+80, Xã Tân Hiệp 75, Xã Thạnh Đông 72, Xã Tân Thành 80, Xã Tân Phú 72+79, Xã Tân Hưng 79',
      'Huyện Dương Minh Châu':
        'Thị trấn Dương Minh Châu 26, Xã Suối Đá 1+26, Xã Phan 1+26, Xã Phước Ninh 25, Xã Phước Minh 26+41, Xã Bàu Năng 9, Xã Chà Là 25+9, Xã Cầu Khởi 25, Xã Bến Củi 41, Xã Lộc Ninh 41, Xã Truông Mít 67',
      'Huyện Châu Thành':
        'Thị trấn Châu Thành 22, Xã Hảo Đước 32, Xã Phước Vinh 57, Xã Đồng Khởi 22, Xã Thái Bình 22+13, Xã An Cơ 32, Xã Biên Giới 28, Xã Hòa Thạnh 28, Xã Trí Bình 32, Xã Hòa Hội 28, Xã An Bình 22, Xã Thanh Điền 10, Xã Thành Long 53, Xã Ninh Điền 53, Xã Long Vĩnh 37',
      'Thị xã Hòa Thành':
        'Phường Long Hoa 8, Phường Hiệp Tân 10, Phường Long Thành Bắc 8, Xã Trường Hòa 8, Xã Trường Đông 8, Phường Long Thành Trung 4, Xã Trường Tây 8, Xã Long Thành Nam 4',
      'Huyện Gò Dầu':
        'Thị trấn Gò Dầu 3, Xã Thạnh Đức 65, Xã Cẩm Giang 65, Xã Hiệp Thạnh 56, Xã Bàu Đồn 67, Xã Phước Thạnh 56, Xã Phước Đông 2, Xã Phước Trạch 56, Xã Thanh Phước 3',
      'Huyện Bến Cầu':
        'Thị trấn Bến Cầu 20, Xã Long Chữ 37, Xã Long Phước 37, Xã Long Giang 39, Xã Tiên Thuận 20, Xã Long Khánh 39, Xã Lợi Thuận 20, Xã Long Thuận 39, Xã An Thạnh 20',
      'Thị xã Trảng Bàng':
        'Phường Trảng Bàng 11, Xã Đôn Thuận 30, Xã Hưng Thuận 30, Phường Lộc Hưng 0, Phường Gia Lộc 2, Phường Gia Bình 3, Xã Phước Bình 54, Phường An Tịnh 0, Phường An Hòa 11, Xã Phước Chỉ 54',
    },
    'Bình Dương': {
      'Thành phố Thủ Dầu Một':
        'Phường Hiệp Thành 57+78, Phường Phú Lợi 57, Phường Phú Cường 78, Phường Phú Hòa 57, Phường Phú Thọ 78, Phường Chánh Nghĩa 78, Phường Định Hòa 28, Phường Hòa Phú 11, Phường Phú Mỹ 11, Phường Phú Tân 11, Phường Tân An 55, Phường Hiệp An 28+55, Phường Tương Bình Hiệp 28, Phường Chánh Mỹ 28+78',
      'Huyện Bàu Bàng':
        'Xã Trừ Văn Thố 157, Xã Cây Trường II 157, Thị trấn Lai Uyên 117+157, Xã Tân Hưng 26, Xã Long Nguyên 49, Xã Hưng Hòa 30, Xã Lai Hưng 26',
      'Huyện Dầu Tiếng':
        'Thị trấn Dầu Tiếng 131, Xã Minh Hòa 143, Xã Minh Thạnh 139+143, Xã Minh Tân 139+143, Xã Định An 131, Xã Long Hòa 139, Xã Định Thành 131, Xã Định Hiệp 131+153, Xã An Lập 101+153, Xã Long Tân 139, Xã Thanh An 153, Xã Thanh Tuyền 101+153',
      'Thành phố Bến Cát':
        'Phường Mỹ Phước 26+49, Phường Chánh Phú Hòa 30, Phường An Điền 49, Phường An Tây 101, Phường Thới Hòa 77, Phường Hòa Lợi 43, Phường Tân Định 43, Xã Phú An 55',
      'Huyện Phú Giáo':
        'Thị trấn Phước Vĩnh 148, Xã An Linh 113, Xã Phước Sang 152, Xã An Thái 152, Xã An Long 113, Xã An Bình 148, Xã Tân Hiệp 152, Xã Tam Lập 148+150, Xã Tân Long 113, Xã Vĩnh Hòa 150, Xã Phước Hòa 150',
      'Thành phố Tân Uyên':
        'Phường Uyên Hưng 98, Phường Tân Phước Khánh 86, Phường Vĩnh Tân 105, Phường Hội Nghĩa 10, Phường Tân Hiệp 82, Phường Khánh Bình 82, Phường Phú Chánh 11, Xã Bạch Đằng 98, Phường Tân Vĩnh Hiệp 86, Phường Thạnh Phước 86, Xã Thạnh Hội 86, Phường Thái Hòa 99+86',
      'Thành phố Dĩ An':
        'Phường Dĩ An 37, Phường Tân Bình 99, Phường Tân Đông Hiệp 37+99, Phường Bình An 110, Phường Bình Thắng 110, Phường Đông Hòa 110, Phường An Bình 37',
      'Thành phố Thuận An':
        'Phường An Thạnh 72, Phường Lái Thiêu 52, Phường Bình Chuẩn 5+73, Phường Thuận Giao 73, Phường An Phú 5, Phường Hưng Định 72, Xã An Sơn 72, Phường Bình Nhâm 52, Phường Bình Hòa 12, Phường Vĩnh Phú 12+52',
      'Huyện Bắc Tân Uyên':
        'Xã Tân Định 126, Xã Bình Mỹ 10, Thị trấn Tân Bình 105, Xã Tân Lập 98, Thị trấn Tân Thành 126, Xã Đất Cuốc 126, Xã Hiếu Liêm 155, Xã Lạc An 155, Xã Tân Mỹ 98+155, Xã Thường Tân 155',
    },
    'Đồng Nai': {
      'Thành phố Biên Hòa':
        'Phường Trảng Dài 18, Phường Tân Phong 20, Phường Tân Biên 9, Phường Hố Nai 9, Phường Tân Hòa 8, Phường Tân Hiệp 16, Phường Bửu Long 19, Phường Tân Mai 16, Phường Tam Hiệp 16, Phường Long Bình 9, Phường Quang Vinh 19, Phường Thống Nhất 19, Phường Trung Dũng 19, Phường Bình Đa 16, Phường An Bình 19, Phường Bửu Hòa 1, Phường Long Bình Tân 10, Phường Tân Vạn 1, Phường Tân Hạnh 1, Phường Hiệp Hòa 19, Phường Hóa An 1, Phường An Hòa 10, Phường Tam Phước 17, Phường Phước Tân 15, Xã Long Hưng 10',
      'Thành phố Long Khánh':
        'Phường Xuân Bình 11, Phường Xuân An 11, Phường Xuân Hòa 11, Phường Phú Bình 11, Xã Bình Lộc 3, Xã Bảo Quang 5, Phường Suối Tre 3, Phường Bảo Vinh 5, Phường Xuân Lập 21, Phường Bàu Sen 21, Xã Bàu Trâm 11, Phường Xuân Tân 7, Xã Hàng Gòn 7',
      'Huyện Tân Phú':
        'Thị trấn Tân Phú 75, Xã Đắc Lua 88, Xã Nam Cát Tiên 48, Xã Phú An 48, Xã Tà Lài 70, Xã Phú Lập 70, Xã Phú Thịnh 70, Xã Thanh Sơn 53, Xã Phú Sơn 53, Xã Phú Xuân 75, Xã Phú Lộc 75, Xã Phú Lâm 53, Xã Phú Bình 53, Xã Phú Thanh 75, Xã Trà Cổ 75, Xã Phú Điền 52',
      'Huyện Vĩnh Cửu':
        'Thị trấn Vĩnh An 69, Xã Phú Lý 54, Xã Trị An 69, Xã Tân An 71, Xã Vĩnh Tân 71, Xã Bình Lợi 20, Xã Thạnh Phú 20, Xã Thiện Tân 18, Xã Tân Bình 20, Xã Mã Đà 69',
      'Huyện Định Quán':
        'Thị trấn Định Quán 92, Xã Thanh Sơn 63, Xã Phú Tân 58, Xã Phú Vinh 58, Xã Phú Lợi 52, Xã Phú Hòa 52, Xã Ngọc Định 92, Xã La Ngà 37, Xã Gia Canh 92, Xã Phú Ngọc 92, Xã Phú Cường 67, Xã Túc Trưng 37, Xã Phú Túc 67, Xã Suối Nho 78',
      'Huyện Trảng Bom':
        'Thị trấn Trảng Bom 68, Xã Thanh Bình 26, Xã Cây Gáo 26, Xã Bàu Hàm 26, Xã Sông Thao 26, Xã Sông Trầu 68, Xã Đông Hòa 36, Xã Bắc Sơn 28, Xã Hố Nai 3 8, Xã Tây Hòa 36, Xã Bình Minh 28, Xã Trung Hòa 36, Xã Đồi 61 24, Xã Hưng Thịnh 36, Xã Quảng Tiến 68, Xã Giang Điền 68, Xã An Viễn 24',
      'Huyện Thống Nhất':
        'Xã Gia Tân 1 67, Xã Gia Tân 2 67, Xã Gia Tân 3 34, Xã Gia Kiệm 34, Xã Quang Trung 34, Xã Bàu Hàm 2 33, Xã Hưng Lộc 33, Xã Lộ 25 33, Xã Xuân Thiện 3, Thị trấn Dầu Giây 33',
      'Huyện Cẩm Mỹ':
        'Xã Sông Nhạn 82, Xã Xuân Quế 82, Xã Nhân Nghĩa 32, Xã Xuân Đường 85, Thị trấn Long Giao 32, Xã Xuân Mỹ 32, Xã Thừa Đức 85, Xã Bảo Bình 32, Xã Xuân Bảo 86, Xã Xuân Tây 84, Xã Xuân Đông 84, Xã Sông Ray 62, Xã Lâm San 62',
      'Huyện Long Thành':
        'Thị trấn Long Thành 40, Xã An Phước 23, Xã Bình An 27, Xã Long Đức 27, Xã Lộc An 40, Xã Bình Sơn 40, Xã Tam An 23, Xã Cẩm Đường 85, Xã Long An 40, Xã Bàu Cạn 39, Xã Long Phước 39, Xã Phước Bình 61, Xã Tân Hiệp 61, Xã Phước Thái 61',
      'Huyện Xuân Lộc':
        'Thị trấn Gia Ray 80, Xã Xuân Bắc 78, Xã Suối Cao 83, Xã Xuân Thành 83, Xã Xuân Thọ 80, Xã Xuân Trường 80, Xã Xuân Hòa 79, Xã Xuân Hưng 79, Xã Xuân Tâm 84+79, Xã Suối Cát 80, Xã Xuân Hiệp 80, Xã Xuân Phú 81, Xã Xuân Định 86, Xã Bảo Hòa 86, Xã Lang Minh 81',
      'Huyện Nhơn Trạch':
        'Xã Phước Thiền 51, Xã Long Tân 51, Xã Đại Phước 91, Thị trấn Hiệp Phước 51, Xã Phú Hữu 91, Xã Phú Hội 51, Xã Phú Thạnh 51, Xã Phú Đông 91, Xã Long Thọ 59, Xã Vĩnh Thanh 59, Xã Phước Khánh 91, Xã Phước An 59',
    },
    'Bà Rịa - Vũng Tàu': {
      'Thành phố Vũng Tàu':
        'Phường 1 106, Phường Thắng Tam 106, Phường 2 106, Phường 3 106, Phường 4 106, Phường 5 106, Phường Thắng Nhì 106, Phường 7 71, Phường Nguyễn An Ninh 71, Phường 8 71, Phường 9 71, Phường Thắng Nhất 67, Phường Rạch Dừa 67, Phường 10 67, Phường 11 66, Phường 12 66, Xã Long Sơn 141',
      'Thành phố Bà Rịa':
        'Phường Phước Hưng 8, Phường Phước Nguyên 8, Phường Long Toàn 8, Phường Long Tâm 70, Phường Phước Trung 8, Phường Long Hương 48, Phường Kim Dinh 48, Xã Tân Hưng 48, Xã Long Phước 70, Xã Hòa Long 70',
      'Huyện Châu Đức':
        'Xã Bàu Chinh 138, Thị trấn Ngãi Giao 145, Xã Bình Ba 145, Xã Suối Nghệ 145, Xã Xuân Sơn 163, Xã Sơn Bình 163, Xã Bình Giã 121, Xã Bình Trung 121, Xã Xà Bang 128, Xã Cù Bị 128, Xã Láng Lớn 138, Xã Quảng Thành 121, Thị trấn Kim Long 138, Xã Suối Rao 163, Xã Đá Bạc 144, Xã Nghĩa Thành 144',
      'Huyện Xuyên Mộc':
        'Thị trấn Phước Bửu 137, Xã Phước Thuận 137, Xã Phước Tân 137, Xã Xuyên Mộc 162, Xã Bông Trang 162, Xã Tân Lâm 118, Xã Bàu Lâm 118, Xã Hòa Bình 134, Xã Hòa Hưng 134, Xã Hòa Hiệp 133, Xã Hòa Hội 134, Xã Bưng Riềng 162, Xã Bình Châu 120',
      'Huyện Long Đất':
        'Thị trấn Long Điền 142, Thị trấn Long Hải 140, Xã Tam An 142, Xã Phước Tỉnh 140, Xã Phước Hưng 140, Thị trấn Đất Đỏ 166, Xã Phước Long Thọ 166, Xã Phước Hội 151, Thị trấn Phước Hải 151, Xã Long Tân 166, Xã Láng Dài 166',
      'Thành phố Phú Mỹ':
        'Phường Phú Mỹ 58, Phường Tân Hòa 85, Phường Tân Hải 85, Phường Phước Hòa 89, Phường Tân Phước 89, Phường Mỹ Xuân 58, Xã Sông Xoài 95, Phường Hắc Dịch 95, Xã Châu Pha 127, Xã Tóc Tiên 127',
    },
    'Hồ Chí Minh': {
      'Quận 1':
        'Phường Tân Định 100, Phường Đa Kao 68+100, Phường Bến Nghé 68, Phường Bến Thành 27, Phường Nguyễn Thái Bình 27+68, Phường Phạm Ngũ Lão 27, Phường Cầu Ông Lãnh 27+35, Phường Cô Giang 35, Phường Nguyễn Cư Trinh 35, Phường Cầu Kho 35',
      'Quận 12':
        'Phường Thạnh Xuân 76, Phường Thạnh Lộc 6, Phường Hiệp Thành 96, Phường Thới An 76, Phường Tân Chánh Hiệp 80, Phường An Phú Đông 6, Phường Tân Thới Hiệp 96, Phường Trung Mỹ Tây 80, Phường Tân Hưng Thuận 111, Phường Đông Hưng Thuận 111, Phường Tân Thới Nhất 111',
      'Quận Gò Vấp':
        'Phường 15 1, Phường 17 39, Phường 6 4, Phường 16 1, Phường 12 0, Phường 14 0, Phường 10 39, Phường 5 4, Phường 1 44, Phường 8 74, Phường 11 74, Phường 3 44',
      'Quận Bình Thạnh':
        'Phường 13 14, Phường 11 14, Phường 27 16, Phường 26 17, Phường 12 17, Phường 25 75, Phường 5 14, Phường 7 38, Phường 14 17, Phường 2 38, Phường 1 38, Phường 17 38, Phường 19 75, Phường 22 75, Phường 28 16',
      'Quận Tân Bình':
        'Phường 2 91, Phường 4 93, Phường 12 25, Phường 13 81, Phường 1 91, Phường 3 91, Phường 11 25, Phường 7 93, Phường 5 93, Phường 10 25, Phường 6 83, Phường 8 83, Phường 9 83, Phường 14 81, Phường 15 81+90',
      'Quận Tân Phú':
        'Phường Tân Sơn Nhì 92, Phường Tây Thạnh 102, Phường Sơn Kỳ 13+92+102, Phường Tân Quý 63+92, Phường Tân Thành 63+88+92, Phường Phú Thọ Hòa 63, Phường Phú Thạnh 61, Phường Phú Trung 88, Phường Hòa Thạnh 88, Phường Hiệp Tân 61, Phường Tân Thới Hòa 61+88',
      'Quận Phú Nhuận':
        'Phường 4 112, Phường 5 112, Phường 9 112, Phường 7 34, Phường 1 34, Phường 2 34, Phường 8 59, Phường 10 59, Phường 11 59, Phường 15 34+59, Phường 13 59',
      'Thành phố Thủ Đức':
        'Phường Linh Xuân 46, Phường Bình Chiểu 69, Phường Linh Trung 46, Phường Tam Bình 69, Phường Tam Phú 69, Phường Hiệp Bình Phước 40, Phường Hiệp Bình Chánh 40, Phường Linh Chiểu 79, Phường Linh Tây 46+79, Phường Linh Đông 40+79, Phường Bình Thọ 79, Phường Trường Thọ 79, Phường Long Bình 47, Phường Long Thạnh Mỹ 47+103, Phường Tân Phú 103, Phường Hiệp Phú 103, Phường Tăng Nhơn Phú A 103, Phường Tăng Nhơn Phú B 103, Phường Phước Long B 65, Phường Phước Long A 65, Phường Trường Thạnh 50, Phường Long Phước 50, Phường Long Trường 51, Phường Phước Bình 65, Phường Phú Hữu 51, Phường Thảo Điền 2, Phường An Phú 2+20, Phường An Khánh 2, Phường Bình Trưng Đông 20, Phường Bình Trưng Tây 20, Phường Cát Lái 33, Phường Thạnh Mỹ Lợi 33, Phường An Lợi Đông 2, Phường Thủ Thiêm 2',
      'Quận 3':
        'Phường 14 54, Phường 12 54, Phường 11 54, Phường Võ Thị Sáu 108, Phường 9 54, Phường 4 9+108, Phường 5 9, Phường 3 9, Phường 2 9, Phường 1 9',
      'Quận 10':
        'Phường 15 42, Phường 13 42, Phường 14 36+42, Phường 12 42, Phường 10 107, Phường 9 107, Phường 1 107, Phường 8 36, Phường 2 107, Phường 4 107, Phường 6 36',
      'Quận 11':
        'Phường 15 62, Phường 5 41, Phường 14 41, Phường 3 18, Phường 11 62, Phường 8 18+62, Phường 10 18, Phường 7 53, Phường 1 53, Phường 16 53',
      'Quận 4':
        'Phường 13 109, Phường 9 45, Phường 8 45, Phường 18 109, Phường 4 45+104, Phường 3 104, Phường 16 109, Phường 2 45+104, Phường 15 45+109, Phường 1 104',
      'Quận 5':
        'Phường 4 32, Phường 9 7, Phường 2 32, Phường 12 31, Phường 7 7, Phường 1 32, Phường 11 31, Phường 14 31, Phường 5 7, Phường 13 31',
      'Quận 6':
        'Phường 14 56, Phường 13 56, Phường 9 23, Phường 12 56, Phường 11 15, Phường 2 23, Phường 1 19, Phường 8 19, Phường 7 19, Phường 10 15',
      'Quận 8':
        'Phường Rạch Ông 29, Phường Hưng Phú 29, Phường 4 29, Phường Xóm Củi 64, Phường 5 24+29, Phường 14 64, Phường 6 24, Phường 15 64, Phường 16 15+64+159, Phường 7 24+122',
      'Quận Bình Tân':
        'Phường Bình Hưng Hòa 13, Phường Bình Hưng Hòa A 13+21, Phường Bình Hưng Hòa B 22, Phường Bình Trị Đông 21, Phường Bình Trị Đông A 22+21, Phường Bình Trị Đông B 3, Phường Tân Tạo 22+97+160, Phường Tân Tạo A 97+159, Phường An Lạc 3, Phường An Lạc A 3',
      'Quận 7':
        'Phường Tân Thuận Đông 94, Phường Tân Thuận Tây 94, Phường Tân Kiểng 84, Phường Tân Hưng 84, Phường Bình Thuận 94, Phường Tân Quy 84, Phường Phú Thuận 60, Phường Tân Phú 87, Phường Tân Phong 84, Phường Phú Mỹ 60+87',
      'Huyện Củ Chi':
        'Thị trấn Củ Chi 158, Xã Phú Mỹ Hưng 114, Xã An Phú 114, Xã Trung Lập Thượng 154, Xã An Nhơn Tây 114, Xã Nhuận Đức 146, Xã Phạm Văn Cội 146, Xã Phú Hòa Đông 149, Xã Trung Lập Hạ 146, Xã Trung An 125, Xã Phước Thạnh 154, Xã Phước Hiệp 158, Xã Tân An Hội 158, Xã Phước Vĩnh An 130, Xã Thái Mỹ 154, Xã Tân Thạnh Tây 149, Xã Hòa Phú 125, Xã Tân Thạnh Đông 149, Xã Bình Mỹ 125, Xã Tân Phú Trung 130, Xã Tân Thông Hội 130',
      'Huyện Hóc Môn':
        'Thị trấn Hóc Môn 135, Xã Tân Hiệp 135, Xã Nhị Bình 165, Xã Đông Thạnh 165, Xã Tân Thới Nhì 164, Xã Thới Tam Thôn 165, Xã Xuân Thới Sơn 164, Xã Tân Xuân 135, Xã Xuân Thới Đông 164, Xã Trung Chánh 116, Xã Xuân Thới Thượng 116, Xã Bà Điểm 116',
      'Huyện Bình Chánh':
        'Thị trấn Tân Túc 159, Xã Phạm Văn Hai 160+161, Xã Vĩnh Lộc A 161, Xã Vĩnh Lộc B 160, Xã Bình Lợi 124, Xã Lê Minh Xuân 124, Xã Tân Nhựt 159, Xã Tân Kiên 97+159, Xã Bình Hưng 122, Xã Phong Phú 122, Xã An Phú Tây 119+24, Xã Hưng Long 136, Xã Đa Phước 136, Xã Tân Quý Tây 119, Xã Bình Chánh 119, Xã Qui Đức 136',
      'Huyện Nhà Bè':
        'Thị trấn Nhà Bè 147, Xã Phước Kiển 147, Xã Phước Lộc 147, Xã Nhơn Đức 132, Xã Phú Xuân 147, Xã Long Thới 132, Xã Hiệp Phước 132',
      'Huyện Cần Giờ':
        'Thị trấn Cần Thạnh 129, Xã Bình Khánh 123, Xã Tam Thôn Hiệp 123, Xã An Thới Đông 115+123, Xã Thạnh An 156, Xã Long Hòa 129, Xã Lý Nhơn 115',
    },
    'Long An': {
      'Thành phố Tân An':
        'Phường 5 7, Phường 4 13+7, Phường Tân Khánh 5, Phường 1 7, Phường 3 7, Phường 7 12, Phường 6 7, Xã Hướng Thọ Phú 7, Xã Nhơn Thạnh Trung 12, Xã Lợi Bình Nhơn 5, Xã Bình Tâm 12, Phường Khánh Hậu 5, Xã An Vĩnh Ngãi 12',
      'Thị xã Kiến Tường':
        'Phường 1 6, Phường 2 6, Xã Thạnh Trị 16, Xã Bình Hiệp 16, Xã Bình Tân 16, Xã Tuyên Thạnh 70, Phường 3 6, Xã Thạnh Hưng 70',
      'Huyện Tân Hưng':
        'Thị trấn Tân Hưng 74, Xã Hưng Hà 31, Xã Hưng Điền B 31, Xã Hưng Điền 31, Xã Thạnh Hưng 91, Xã Hưng Thạnh 91, Xã Vĩnh Thạnh 74, Xã Vĩnh Châu B 91, Xã Vĩnh Lợi 74, Xã Vĩnh Đại 88, Xã Vĩnh Châu A 88, Xã Vĩnh Bửu 88',
      'Huyện Vĩnh Hưng':
        'Thị trấn Vĩnh Hưng 90, Xã Hưng Điền A 35, Xã Khánh Hưng 35+90, Xã Thái Trị 35+90, Xã Vĩnh Trị 35+90, Xã Thái Bình Trung 35+69+90, Xã Vĩnh Bình 69+90, Xã Vĩnh Thuận 69+90, Xã Tuyên Bình 69, Xã Tuyên Bình Tây 69',
      'Huyện Mộc Hóa':
        'Xã Bình Hòa Tây 16, Xã Bình Thạnh 17, Xã Bình Hòa Trung 17, Xã Bình Hòa Đông 17, Thị trấn Bình Phong Thạnh 42, Xã Tân Lập 42, Xã Tân Thành 42',
      'Huyện Tân Thạnh':
        'Thị trấn Tân Thạnh 81, Xã Bắc Hòa 34+70, Xã Hậu Thạnh Tây 34, Xã Nhơn Hòa Lập 50, Xã Tân Lập 50, Xã Hậu Thạnh Đông 34, Xã Nhơn Hòa 50, Xã Kiến Bình 81, Xã Tân Thành 51, Xã Tân Bình 81, Xã Tân Ninh 51, Xã Nhơn Ninh 51, Xã Tân Hòa 81',
      'Huyện Thạnh Hóa':
        'Thị trấn Thạnh Hóa 62, Xã Tân Hiệp 18, Xã Thuận Bình 18, Xã Thạnh Phước 64, Xã Thạnh Phú 64, Xã Thuận Nghĩa Hòa 64, Xã Thủy Đông 83, Xã Thủy Tây 62, Xã Tân Tây 83, Xã Tân Đông 83, Xã Thạnh An 62',
      'Huyện Đức Huệ':
        'Thị trấn Đông Thành 92, Xã Mỹ Quý Đông 47, Xã Mỹ Thạnh Bắc 47, Xã Mỹ Quý Tây 47, Xã Mỹ Thạnh Tây 92, Xã Mỹ Thạnh Đông 92, Xã Bình Thành 93, Xã Bình Hòa Bắc 93, Xã Bình Hòa Hưng 18, Xã Bình Hòa Nam 93, Xã Mỹ Bình 92',
      'Huyện Đức Hòa':
        'Thị trấn Hậu Nghĩa 33, Thị trấn Hiệp Hòa 27, Thị trấn Đức Hòa 94, Xã Lộc Giang 15, Xã An Ninh Đông 15, Xã An Ninh Tây 15, Xã Tân Mỹ 33, Xã Hiệp Hòa 27, Xã Đức Lập Thượng 33, Xã Đức Lập Hạ 95, Xã Tân Phú 27, Xã Mỹ Hạnh Bắc 95, Xã Đức Hòa Thượng 95+44, Xã Hòa Khánh Tây 29, Xã Hòa Khánh Đông 29, Xã Mỹ Hạnh Nam 44, Xã Hòa Khánh Nam 29, Xã Đức Hòa Đông 44, Xã Đức Hòa Hạ 94, Xã Hựu Thạnh 94',
      'Huyện Bến Lức':
        'Thị trấn Bến Lức 21, Xã Thạnh Lợi 63, Xã Lương Bình 63, Xã Thạnh Hòa 63, Xã Lương Hòa 40, Xã Tân Bửu 40, Xã An Thạnh 21, Xã Bình Đức 19, Xã Mỹ Yên 49, Xã Thanh Phú 21, Xã Long Hiệp 49, Xã Thạnh Đức 19, Xã Phước Lợi 49, Xã Nhựt Chánh 19',
      'Huyện Thủ Thừa':
        'Thị trấn Thủ Thừa 66+52, Xã Long Thạnh 76, Xã Tân Thành 48+66, Xã Long Thuận 76, Xã Mỹ Lạc 48, Xã Mỹ Thạnh 48, Xã Bình An 48, Xã Nhị Thành 52+66, Xã Mỹ An 43, Xã Bình Thạnh 7+66, Xã Mỹ Phú 43, Xã Tân Long 76',
      'Huyện Tân Trụ':
        'Thị trấn Tân Trụ 82, Xã Tân Bình 52, Xã Quê Mỹ Thạnh 52, Xã Lạc Tấn 52, Xã Bình Trinh Đông 82, Xã Tân Phước Tây 87, Xã Bình Lãng 82, Xã Bình Tịnh 82, Xã Đức Tân 87, Xã Nhựt Ninh 87',
      'Huyện Cần Đước':
        'Thị trấn Cần Đước 24, Xã Long Trạch 59, Xã Long Khê 59, Xã Long Định 36, Xã Phước Vân 36, Xã Long Hòa 59, Xã Long Cang 36, Xã Long Sơn 45, Xã Tân Trạch 45, Xã Mỹ Lệ 45, Xã Tân Lân 77, Xã Phước Tuy 24, Xã Long Hựu Đông 38, Xã Tân Ân 24, Xã Phước Đông 77, Xã Long Hựu Tây 38, Xã Tân Chánh 24',
      'Huyện Cần Giuộc':
        'Thị trấn Cần Giuộc 23, Xã Phước Lý 55, Xã Long Thượng 55, Xã Long Hậu 23, Xã Phước Hậu 55, Xã Mỹ Lộc 46, Xã Phước Lại 23, Xã Phước Lâm 46, Xã Thuận Thành 46, Xã Phước Vĩnh Tây 58, Xã Phước Vĩnh Đông 84, Xã Long An 58, Xã Long Phụng 58, Xã Đông Thạnh 84, Xã Tân Tập 84',
      'Huyện Châu Thành':
        'Thị trấn Tầm Vu 86, Xã Bình Quới 89, Xã Hòa Phú 89, Xã Phú Ngãi Trị 86, Xã Vĩnh Công 89, Xã Thuận Mỹ 60, Xã Hiệp Thạnh 86, Xã Phước Tân Hưng 86, Xã Thanh Phú Long 60, Xã Dương Xuân Hội 14, Xã An Lục Long 14, Xã Long Trì 14, Xã Thanh Vĩnh Đông 60',
    },
    'Tiền Giang': {
      'Thành phố Mỹ Tho':
        'Phường 5 19, Phường 4 19+3, Phường 1 10, Phường 2 10, Phường 6 17+3, Phường 9 8, Phường 10 18, Phường Tân Long 10, Xã Đạo Thạnh 19, Xã Trung An 18, Xã Mỹ Phong 8, Xã Tân Mỹ Chánh 8, Xã Phước Thạnh 18, Xã Thới Sơn 17',
      'Thành phố Gò Công':
        'Phường 2 6, Phường 1 4, Phường 5 4, Phường Long Hưng 14, Phường Long Thuận 6, Phường Long Chánh 1, Phường Long Hòa 4, Xã Bình Đông 14, Xã Bình Xuân 1, Xã Tân Trung 14',
      'Thị xã Cai Lậy':
        'Phường 1 9, Phường 2 15, Phường 3 9+3, Phường 4 2+3, Phường 5 2, Xã Mỹ Phước Tây 9, Xã Mỹ Hạnh Đông 85, Xã Mỹ Hạnh Trung 9, Xã Tân Phú 85, Xã Tân Bình 15, Xã Tân Hội 85, Phường Nhị Mỹ 12, Xã Nhị Quý 12, Xã Thanh Hòa 15, Xã Phú Quý 12, Xã Long Khánh 2',
      'Huyện Tân Phước':
        'Thị trấn Mỹ Phước 88, Xã Tân Hòa Đông 88, Xã Thạnh Tân 89, Xã Thạnh Mỹ 88, Xã Thạnh Hòa 89, Xã Phú Mỹ 38, Xã Tân Hòa Thành 38, Xã Hưng Thạnh 38, Xã Tân Lập 1 90, Xã Tân Hòa Tây 89, Xã Tân Lập 2 90, Xã Phước Lập 90',
      'Huyện Cái Bè':
        'Thị trấn Cái Bè 33, Xã Hậu Mỹ Bắc B 39, Xã Hậu Mỹ Bắc A 39, Xã Mỹ Trung 55, Xã Hậu Mỹ Trinh 39, Xã Hậu Mỹ Phú 40, Xã Mỹ Tân 55, Xã Mỹ Lợi B 53, Xã Thiện Trung 55, Xã Mỹ Hội 40, Xã An Cư 40, Xã Hậu Thành 40, Xã Mỹ Lợi A 53, Xã Hòa Khánh 33, Xã Thiện Trí 59, Xã Mỹ Đức Đông 59, Xã Mỹ Đức Tây 59, Xã Đông Hòa Hiệp 33, Xã An Thái Đông 53, Xã Tân Hưng 70, Xã Mỹ Lương 21, Xã Tân Thanh 70, Xã An Thái Trung 70, Xã An Hữu 21, Xã Hòa Hưng 21',
      'Huyện Cai Lậy':
        'Xã Thạnh Lộc 74, Xã Mỹ Thành Bắc 56, Xã Phú Cường 74, Xã Mỹ Thành Nam 56, Xã Phú Nhuận 56, Thị trấn Bình Phú 28, Xã Cẩm Sơn 28, Xã Phú An 28, Xã Mỹ Long 47, Xã Long Tiên 47, Xã Hiệp Đức 36, Xã Long Trung 47, Xã Hội Xuân 36, Xã Tân Phong 36, Xã Tam Bình 60, Xã Ngũ Hiệp 60',
      'Huyện Châu Thành':
        'Thị trấn Tân Hiệp 31, Xã Tân Hội Đông 79, Xã Tân Hương 79, Xã Tân Lý Đông 79, Xã Thân Cửu Nghĩa 31, Xã Tam Hiệp 44, Xã Điềm Hy 30, Xã Nhị Bình 48, Xã Đông Hòa 48, Xã Long Định 48, Xã Long An 31, Xã Long Hưng 44, Xã Bình Trưng 30, Xã Thạnh Phú 44, Xã Bàn Long 99, Xã Vĩnh Kim 99, Xã Bình Đức 41, Xã Song Thuận 41, Xã Kim Sơn 41, Xã Phú Phong 99',
      'Huyện Chợ Gạo':
        'Thị trấn Chợ Gạo 32, Xã Trung Hòa 58, Xã Hòa Tịnh 58, Xã Mỹ Tịnh An 58, Xã Tân Bình Thạnh 58, Xã Phú Kiết 49, Xã Lương Hòa Lạc 49, Xã Thanh Bình 49, Xã Quơn Long 91, Xã Bình Phục Nhứt 24, Xã Đăng Hưng Phước 91, Xã Tân Thuận Bình 91, Xã Song Bình 32, Xã Bình Phan 24, Xã Long Bình Điền 32, Xã An Thạnh Thủy 24, Xã Xuân Đông 27, Xã Hòa Định 27, Xã Bình Ninh 27',
      'Huyện Gò Công Tây':
        'Thị trấn Vĩnh Bình 97, Xã Đồng Sơn 101, Xã Bình Phú 65, Xã Đồng Thạnh 101, Xã Thành Công 65, Xã Bình Nhì 101, Xã Yên Luông 65, Xã Thạnh Trị 97, Xã Thạnh Nhựt 97, Xã Long Vĩnh 98, Xã Bình Tân 43, Xã Vĩnh Hựu 98, Xã Long Bình 43',
      'Huyện Gò Công Đông':
        'Thị trấn Tân Hòa 78, Xã Tăng Hòa 35, Xã Tân Phước 96, Xã Gia Thuận 34, Thị trấn Vàm Láng 34, Xã Tân Tây 96, Xã Kiểng Phước 34, Xã Tân Đông 96, Xã Bình Ân 95, Xã Tân Điền 95, Xã Bình Nghị 78, Xã Phước Trung 78, Xã Tân Thành 35',
      'Huyện Tân Phú Đông': 'Xã Tân Thới 94, Xã Tân Phú 94, Xã Phú Thạnh 87, Xã Tân Thạnh 94, Xã Phú Đông 87, Xã Phú Tân 87',
    },
    'Bến Tre': {
      'Thành phố Bến Tre':
        'Phường Phú Khương 9, Phường Phú Tân 10, Phường 8 9, Phường 6 12, Phường An Hội 0, Phường 7 2, Xã Sơn Đông 12, Xã Phú Hưng 9, Xã Bình Phú 2, Xã Mỹ Thạnh An 0, Xã Nhơn Thạnh 9, Xã Phú Nhuận 0',
      'Huyện Châu Thành':
        'Xã Tân Thạch 79, Xã Quới Sơn 40, Thị trấn Châu Thành 79, Xã Giao Long 40, Xã Phú Túc 79, Xã Phú Đức 109, Xã An Phước 40, Xã Tam Phước 12, Xã Thành Triệu 96, Xã Tân Phú 109, Xã Quới Thành 96, Xã Phước Thạnh 10, Xã Tiên Long 109, Xã Tường Đa 79, Xã Hữu Định 10, Thị trấn Tiên Thủy 96',
      'Huyện Chợ Lách':
        'Thị trấn Chợ Lách 34, Xã Phú Phụng 76, Xã Sơn Định 76, Xã Vĩnh Bình 76, Xã Hòa Nghĩa 34, Xã Long Thới 34, Xã Phú Sơn 117, Xã Tân Thiềng 117, Xã Vĩnh Thành 117, Xã Vĩnh Hòa 50, Xã Hưng Khánh Trung B 50',
      'Huyện Mỏ Cày Nam':
        'Thị trấn Mỏ Cày 65, Xã Định Thủy 123, Xã Đa Phước Hội 65, Xã Tân Hội 65, Xã Phước Hiệp 123, Xã Bình Khánh 123, Xã An Thạnh 65, Xã An Định 25, Xã Thành Thới B 89, Xã Tân Trung 25, Xã An Thới 89, Xã Thành Thới A 89, Xã Minh Đức 25, Xã Ngãi Đăng 53, Xã Cẩm Sơn 53, Xã Hương Mỹ 53',
      'Huyện Giồng Trôm':
        'Thị trấn Giồng Trôm 41, Xã Phong Nẫm 61, Xã Mỹ Thạnh 62, Xã Châu Hòa 31, Xã Lương Hòa 61, Xã Lương Quới 31, Xã Lương Phú 62, Xã Châu Bình 31, Xã Thuận Điền 62, Xã Sơn Phú 0, Xã Bình Hòa 41, Xã Phước Long 80, Xã Hưng Phong 80, Xã Long Mỹ 80, Xã Tân Hào 105, Xã Bình Thành 41, Xã Tân Thanh 52, Xã Tân Lợi Thạnh 105, Xã Thạnh Phú Đông 105, Xã Hưng Nhượng 52, Xã Hưng Lễ 52',
      'Huyện Bình Đại':
        'Thị trấn Bình Đại 29, Xã Tam Hiệp 78, Xã Long Định 78, Xã Long Hòa 32, Xã Phú Thuận 78, Xã Vang Quới Tây 63, Xã Vang Quới Đông 63, Xã Châu Hưng 32, Xã Lộc Thuận 63, Xã Định Trung 94, Xã Thới Lai 32, Xã Bình Thới 29, Xã Phú Long 94, Xã Bình Thắng 29, Xã Thạnh Trị 94, Xã Đại Hòa Lộc 93, Xã Thừa Đức 95, Xã Thạnh Phước 93, Xã Thới Thuận 95',
      'Huyện Ba Tri':
        'Thị trấn Ba Tri 26, Xã Mỹ Hòa 66, Xã Tân Xuân 113, Xã Mỹ Chánh 66, Xã Bảo Thạnh 30, Xã An Phú Trung 21, Xã Mỹ Thạnh 21, Xã Mỹ Nhơn 66, Xã Phước Ngãi 113, Xã An Ngãi Trung 21, Xã Phú Lễ 113, Xã An Bình Tây 26, Xã Bảo Thuận 30, Xã Tân Hưng 20, Xã An Ngãi Tây 20, Xã An Hiệp 20, Xã Vĩnh Hòa 26, Xã Tân Thủy 112, Xã Vĩnh An 26, Xã An Đức 26, Xã An Hòa Tây 112, Thị trấn Tiệm Tôm 112',
      'Huyện Thạnh Phú':
        'Thị trấn Thạnh Phú 92, Xã Phú Khánh 122, Xã Đại Điền 122, Xã Quới Điền 84, Xã Tân Phong 122, Xã Mỹ Hưng 84, Xã An Thạnh 92, Xã Thới Thạnh 122, Xã Hòa Lợi 84, Xã An Điền 90, Xã Bình Thạnh 92, Xã An Thuận 23, Xã An Qui 23, Xã Thạnh Hải 90, Xã An Nhơn 23, Xã Giao Thạnh 91, Xã Thạnh Phong 91, Xã Mỹ An 92',
      'Huyện Mỏ Cày Bắc':
        'Xã Phú Mỹ 81, Xã Hưng Khánh Trung A 50, Xã Thanh Tân 2, Xã Thạnh Ngãi 81, Xã Tân Phú Tây 81, Thị trấn Phước Mỹ Trung 81, Xã Tân Thành Bình 111, Xã Thành An 111, Xã Hòa Lộc 47+111, Xã Tân Thanh Tây 71, Xã Tân Bình 111, Xã Nhuận Phú Tân 71, Xã Khánh Thạnh Tân 71',
    },
    'Trà Vinh': {
      'Thành phố Trà Vinh': 'Phường 4 7, Phường 1 14, Phường 3 14, Phường 5 5, Phường 7 8, Phường 8 8, Phường 9 14, Xã Long Đức 7',
      'Huyện Càng Long':
        'Thị trấn Càng Long 35, Xã Mỹ Cẩm 35, Xã An Trường A 24, Xã An Trường 24, Xã Huyền Hội 104, Xã Tân An 104, Xã Tân Bình 24, Xã Bình Phú 27, Xã Phương Thạnh 27, Xã Đại Phúc 27, Xã Đại Phước 73, Xã Nhị Long Phú 35, Xã Nhị Long 73, Xã Đức Mỹ 73',
      'Huyện Cầu Kè':
        'Thị trấn Cầu Kè 38, Xã Hòa Ân 38, Xã Châu Điền 38, Xã An Phú Tân 22, Xã Hòa Tân 22, Xã Ninh Thới 75, Xã Phong Phú 75, Xã Phong Thạnh 75, Xã Tam Ngãi 88, Xã Thông Hòa 88, Xã Thạnh Phú 88',
      'Huyện Tiểu Cần':
        'Thị trấn Tiểu Cần 97, Thị trấn Cầu Quan 106, Xã Phú Cần 97, Xã Hiếu Tử 114, Xã Hiếu Trung 97, Xã Long Thới 106, Xã Hùng Hòa 49, Xã Tân Hùng 49, Xã Tập Ngãi 114, Xã Ngãi Hùng 49, Xã Tân Hòa 106',
      'Huyện Châu Thành':
        'Thị trấn Châu Thành 33, Xã Đa Lộc 33, Xã Mỹ Chánh 33, Xã Thanh Mỹ 33, Xã Lương Hòa A 85, Xã Lương Hòa 85, Xã Song Lộc 85, Xã Nguyệt Hóa 8, Xã Hòa Thuận 5, Xã Hòa Lợi 51, Xã Phước Hảo 51, Xã Hưng Mỹ 51, Xã Hòa Minh 48, Xã Long Hòa 55',
      'Huyện Cầu Ngang':
        'Thị trấn Cầu Ngang 39, Thị trấn Mỹ Long 67, Xã Mỹ Long Bắc 67, Xã Mỹ Long Nam 67, Xã Mỹ Hòa 39, Xã Vinh Kim 116, Xã Kim Hòa 116, Xã Hiệp Hòa 74, Xã Thuận Hòa 39, Xã Long Sơn 44, Xã Nhị Trường 74, Xã Trường Thọ 74, Xã Hiệp Mỹ Đông 44, Xã Hiệp Mỹ Tây 44, Xã Thạnh Hòa Sơn 70',
      'Huyện Trà Cú':
        'Thị trấn Trà Cú 102, Thị trấn Định An 121, Xã Phước Hưng 115, Xã Tập Sơn 115, Xã Tân Sơn 115, Xã An Quảng Hữu 60, Xã Lưu Nghiệp Anh 60, Xã Ngãi Xuyên 102, Xã Kim Sơn 45, Xã Thanh Sơn 102, Xã Hàm Giang 45, Xã Hàm Tân 45, Xã Đại An 121, Xã Định An 121, Xã Ngọc Biên 54, Xã Long Hiệp 54, Xã Tân Hiệp 54',
      'Huyện Duyên Hải':
        'Xã Đôn Xuân 119, Xã Đôn Châu 119, Thị trấn Long Thành 58, Xã Long Khánh 58, Xã Ngũ Lạc 70, Xã Long Vĩnh 59, Xã Đông Hải 120',
      'Thị xã Duyên Hải':
        'Phường 1 4, Xã Long Toàn 4, Phường 2 15, Xã Long Hữu 57, Xã Dân Thành 4, Xã Trường Long Hòa 15, Xã Hiệp Thạnh 57',
    },
    'Vĩnh Long': {
      'Thành phố Vĩnh Long':
        'Phường 9 6, Phường 5 13, Phường 1 6, Phường 4 11, Phường 3 11, Phường 8 16, Phường Tân Ngãi 17, Phường Tân Hòa 17, Phường Tân Hội 17, Phường Trường An 6',
      'Huyện Long Hồ':
        'Xã Đồng Phú 19, Xã Bình Hòa Phước 19, Xã Hòa Ninh 19, Xã An Bình 19, Xã Thanh Đức 13, Xã Tân Hạnh 16, Xã Phước Hậu 11, Xã Long Phước 56, Thị trấn Long Hồ 56, Xã Lộc Hòa 77, Xã Long An 56, Xã Phú Quới 77, Xã Thạnh Quới 77, Xã Hòa Phú 77',
      'Huyện Mang Thít':
        'Xã Mỹ An 72+92, Xã Mỹ Phước 72, Xã An Phước 37, Xã Nhơn Phú 72, Xã Long Mỹ 28, Xã Hòa Tịnh 28, Thị trấn Cái Nhum 37, Xã Bình Phước 28, Xã Chánh An 37, Xã Tân An Hội 107, Xã Tân Long 107, Xã Tân Long Hội 107',
      'Huyện Vũng Liêm':
        'Thị trấn Vũng Liêm 100, Xã Tân Quới Trung 82, Xã Quới Thiện 83, Xã Quới An 82, Xã Trung Chánh 98, Xã Tân An Luông 98, Xã Thanh Bình 83, Xã Trung Thành Tây 82, Xã Trung Hiệp 98, Xã Hiếu Phụng 42, Xã Trung Thành Đông 99, Xã Trung Thành 100, Xã Trung Hiếu 100, Xã Trung Ngãi 99, Xã Hiếu Thuận 42, Xã Trung Nghĩa 99, Xã Trung An 42, Xã Hiếu Nhơn 43, Xã Hiếu Thành 43, Xã Hiếu Nghĩa 43',
      'Huyện Tam Bình':
        'Thị trấn Tam Bình 87+101, Xã Tân Lộc 36, Xã Phú Thịnh 86, Xã Hậu Lộc 36, Xã Hòa Thạnh 47, Xã Hòa Lộc 47+111, Xã Phú Lộc 36, Xã Song Phú 86, Xã Hòa Hiệp 47, Xã Mỹ Lộc 36, Xã Tân Phú 86, Xã Long Phú 86, Xã Mỹ Thạnh Trung 87, Xã Loan Mỹ 69, Xã Ngãi Tứ 3+69, Xã Bình Ninh 69',
      'Thị xã Bình Minh':
        'Phường Cái Vồn 1+3, Phường Thành Phước 1+3, Xã Thuận An 1, Xã Đông Thạnh 18, Xã Đông Bình 18, Phường Đông Thuận 18, Xã Mỹ Hòa 3, Xã Đông Thành 18',
      'Huyện Trà Ôn':
        'Thị trấn Trà Ôn 69+103, Xã Xuân Hiệp 46, Xã Nhơn Bình 101, Xã Hòa Bình 46, Xã Thới Hòa 46, Xã Trà Côn 101, Xã Tân Mỹ 101, Xã Hựu Thành 118, Xã Vĩnh Xuân 118, Xã Thuận Thới 118, Xã Phú Thành 64, Xã Lục Sĩ Thành 64, Xã Tích Thiện 103',
      'Huyện Bình Tân':
        'Xã Tân Thành 108, Xã Thành Trung 68, Xã Tân An Thạnh 108, Xã Tân Lược 108, Xã Nguyễn Văn Thảnh 68, Xã Thành Lợi 110, Xã Mỹ Thuận 68, Xã Tân Bình 110, Thị trấn Tân Quới 110',
    },
    'Đồng Tháp': {
      'Thành phố Cao Lãnh':
        'Phường 1 3, Phường 4 3, Phường 3 3, Phường 6 3, Phường Mỹ Ngãi 7, Xã Mỹ Tân 7, Xã Mỹ Trà 11, Phường Mỹ Phú 11, Xã Tân Thuận Tây 3, Phường Hòa Thuận 3, Xã Hòa An 3, Xã Tân Thuận Đông 3, Xã Tịnh Thới 3',
      'Thành phố Sa Đéc':
        'Phường 3 13+3, Phường 1 13, Phường 4 13+3, Phường 2 13, Xã Tân Khánh Đông 13, Phường Tân Quy Đông 13, Phường An Hòa 13, Xã Tân Quy Tây 13, Xã Tân Phú Đông 77',
      'Thành phố Hồng Ngự':
        'Phường An Lộc 0, Phường An Thạnh 5, Xã Bình Thạnh 5, Xã Tân Hội 5, Phường An Lạc 16, Phường An Bình B 0, Phường An Bình A 0',
      'Huyện Tân Hồng':
        'Thị trấn Sa Rài 80, Xã Tân Hộ Cơ 81, Xã Thông Bình 92, Xã Bình Phú 80, Xã Tân Thành A 92, Xã Tân Thành B 81, Xã Tân Phước 23, Xã Tân Công Chí 80, Xã An Phước 23',
      'Huyện Hồng Ngự':
        'Xã Thường Phước 1 73, Xã Thường Thới Hậu A 16, Thị trấn Thường Thới Tiền 73, Xã Thường Phước 2 73, Xã Thường Lạc 16, Xã Long Khánh A 45, Xã Long Khánh B 45, Xã Long Thuận 46, Xã Phú Thuận B 46+83, Xã Phú Thuận A 46',
      'Huyện Tam Nông':
        'Thị trấn Tràm Chim 75, Xã Hòa Bình 63, Xã Tân Công Sính 75, Xã Phú Hiệp 68, Xã Phú Đức 68, Xã Phú Thành B 20, Xã An Hòa 20, Xã An Long 22, Xã Phú Cường 63, Xã Phú Ninh 22, Xã Phú Thọ 66, Xã Phú Thành A 66',
      'Huyện Tháp Mười':
        'Thị trấn Mỹ An 72, Xã Thạnh Lợi 76, Xã Hưng Thạnh 67, Xã Trường Xuân 76, Xã Tân Kiều 100, Xã Mỹ Hòa 72, Xã Mỹ Quý 54, Xã Mỹ Đông 54, Xã Đốc Binh Kiều 100, Xã Mỹ An 72, Xã Phú Điền 71, Xã Láng Biển 54, Xã Thanh Mỹ 71',
      'Huyện Cao Lãnh':
        'Thị trấn Mỹ Thọ 57, Xã Gáo Giồng 62+63, Xã Phương Thịnh 67, Xã Ba Sao 25, Xã Phong Mỹ 62, Xã Tân Nghĩa 7, Xã Phương Trà 25, Xã Nhị Mỹ 11, Xã Mỹ Thọ 57, Xã Tân Hội Trung 26, Xã An Bình 11, Xã Mỹ Hội 57, Xã Mỹ Hiệp 52, Xã Mỹ Long 52, Xã Bình Hàng Trung 26, Xã Mỹ Xương 57, Xã Bình Hàng Tây 26, Xã Bình Thạnh 52',
      'Huyện Thanh Bình':
        'Thị trấn Thanh Bình 69, Xã Tân Quới 83, Xã Tân Hòa 83, Xã An Phong 22, Xã Phú Lợi 93, Xã Tân Mỹ 69, Xã Bình Tấn 29, Xã Tân Huề 83, Xã Tân Bình 83, Xã Tân Thạnh 93+69, Xã Tân Phú 69, Xã Bình Thành 29, Xã Tân Long 83',
      'Huyện Lấp Vò':
        'Thị trấn Lấp Vò 50, Xã Mỹ An Hưng A 51, Xã Tân Mỹ 51, Xã Mỹ An Hưng B 51, Xã Tân Khánh Trung 82, Xã Long Hưng A 82, Xã Vĩnh Thạnh 50, Xã Long Hưng B 82, Xã Bình Thành 50, Xã Định An 42, Xã Định Yên 42, Xã Hội An Đông 51, Xã Bình Thạnh Trung 50',
      'Huyện Lai Vung':
        'Thị trấn Lai Vung 37, Xã Tân Dương 77, Xã Hòa Thành 77, Xã Long Hậu 37, Xã Tân Phước 42, Xã Hòa Long 37, Xã Tân Thành 42, Xã Long Thắng 37, Xã Vĩnh Thới 61, Xã Tân Hòa 61, Xã Định Hòa 61, Xã Phong Hòa 61',
      'Huyện Châu Thành':
        'Thị trấn Cái Tàu Hạ 64, Xã An Hiệp 64, Xã An Nhơn 64, Xã Tân Nhuận Đông 84, Xã Tân Bình 86, Xã Tân Phú Trung 86, Xã Phú Long 86, Xã An Phú Thuận 64, Xã Phú Hựu 64, Xã An Khánh 84, Xã Tân Phú 86, Xã Hòa Tân 84',
    },
    'An Giang': {
      'Thành phố Long Xuyên':
        'Phường Mỹ Bình 5, Phường Mỹ Long 5, Phường Mỹ Xuyên 5, Phường Bình Đức 0, Phường Bình Khánh 0, Phường Mỹ Phước 5, Phường Mỹ Quý 5, Phường Mỹ Thới 6, Phường Mỹ Thạnh 6, Phường Mỹ Hòa 5, Xã Mỹ Khánh 0, Xã Mỹ Hòa Hưng 49',
      'Thành phố Châu Đốc':
        'Phường Châu Phú B 2, Phường Châu Phú A 2, Phường Vĩnh Mỹ 2, Phường Núi Sam 13, Phường Vĩnh Nguơn 2, Xã Vĩnh Tế 13, Xã Vĩnh Châu 2+13',
      'Huyện An Phú':
        'Thị trấn An Phú 18, Xã Khánh An 44, Thị trấn Long Bình 44, Xã Khánh Bình 44, Xã Quốc Thái 53, Xã Nhơn Hội 53, Xã Phú Hữu 58, Xã Phú Hội 18+53, Xã Phước Hưng 18+53+58, Xã Vĩnh Lộc 58, Xã Vĩnh Hậu 84, Xã Vĩnh Trường 84, Xã Vĩnh Hội Đông 18, Thị trấn Đa Phước 84',
      'Thị xã Tân Châu':
        'Phường Long Thạnh 9, Phường Long Hưng 4, Phường Long Châu 4, Xã Phú Lộc 90, Xã Vĩnh Xương 90, Xã Vĩnh Hòa 90, Xã Tân Thạnh 70, Xã Tân An 70, Xã Long An 70, Phường Long Phú 4, Xã Châu Phong 26, Xã Phú Vĩnh 26, Xã Lê Chánh 26, Phường Long Sơn 9',
      'Huyện Phú Tân':
        'Thị trấn Phú Mỹ 60, Thị trấn Chợ Vàm 30, Xã Long Hòa 59, Xã Phú Long 59, Xã Phú Lâm 59, Xã Phú Hiệp 38, Xã Phú Thạnh 30, Xã Hòa Lạc 38, Xã Phú Thành 30, Xã Phú An 56, Xã Phú Xuân 56, Xã Hiệp Xương 25, Xã Phú Bình 25, Xã Phú Thọ 56, Xã Phú Hưng 60, Xã Bình Thạnh Đông 25, Xã Tân Hòa 60, Xã Tân Trung 60',
      'Huyện Châu Phú':
        'Thị trấn Cái Dầu 27, Xã Khánh Hòa 51, Xã Mỹ Đức 51, Xã Mỹ Phú 87, Xã Ô Long Vĩ 66, Thị trấn Vĩnh Thạnh Trung 87, Xã Thạnh Mỹ Tây 66, Xã Bình Long 27, Xã Bình Mỹ 23, Xã Bình Thủy 23, Xã Đào Hữu Cảnh 66, Xã Bình Phú 27, Xã Bình Chánh 23',
      'Thị xã Tịnh Biên':
        'Phường Nhà Bàng 8, Phường Chi Lăng 1, Phường Núi Voi 1, Phường Nhơn Hưng 8, Phường An Phú 11, Phường Thới Sơn 8, Phường Tịnh Biên 11, Xã Văn Giáo 16, Xã An Cư 16, Xã An Nông 11, Xã Vĩnh Trung 16, Xã Tân Lợi 1, Xã An Hảo 55, Xã Tân Lập 55',
      'Huyện Tri Tôn':
        'Thị trấn Tri Tôn 69, Thị trấn Ba Chúc 19, Xã Lạc Quới 19, Xã Lê Trì 19, Xã Vĩnh Gia 80, Xã Vĩnh Phước 80, Xã Châu Lăng 69, Xã Lương Phi 93, Xã Lương An Trà 80, Xã Tà Đảnh 31, Xã Núi Tô 69, Xã An Tức 93, Thị trấn Cô Tô 31, Xã Tân Tuyến 31, Xã Ô Lâm 93',
      'Huyện Châu Thành':
        'Thị trấn An Châu 15, Xã An Hòa 22, Xã Cần Đăng 33, Xã Vĩnh Hanh 81, Xã Bình Thạnh 22, Thị trấn Vĩnh Bình 78, Xã Bình Hòa 22, Xã Vĩnh An 78, Xã Hòa Bình Thạnh 15, Xã Vĩnh Lợi 33, Xã Vĩnh Nhuận 81, Xã Tân Phú 78, Xã Vĩnh Thành 15',
      'Huyện Chợ Mới':
        'Thị trấn Chợ Mới 29, Thị trấn Mỹ Luông 48, Xã Kiến An 29, Xã Mỹ Hội Đông 54, Xã Long Điền A 48, Xã Tấn Mỹ 32, Xã Long Điền B 48, Xã Kiến Thành 29, Xã Mỹ Hiệp 32, Xã Mỹ An 46, Xã Nhơn Mỹ 54, Xã Long Giang 54, Xã Long Kiến 46, Xã Bình Phước Xuân 32, Xã An Thạnh Trung 46, Thị trấn Hội An 43, Xã Hòa Bình 43, Xã Hòa An 43',
      'Huyện Thoại Sơn':
        'Thị trấn Núi Sập 63, Thị trấn Phú Hòa 57, Thị Trấn Óc Eo 92, Xã Tây Phú 74, Xã An Bình 74, Xã Vĩnh Phú 98, Xã Vĩnh Trạch 88, Xã Phú Thuận 57, Xã Vĩnh Chánh 57, Xã Định Mỹ 98, Xã Định Thành 98, Xã Mỹ Phú Đông 74, Xã Vọng Đông 92, Xã Vĩnh Khánh 88, Xã Thoại Giang 63, Xã Bình Thành 63, Xã Vọng Thê 92',
    },
    'Kiên Giang': {
      'Thành phố Rạch Giá':
        'Phường Vĩnh Thanh 7, Phường Vĩnh Quang 7, Phường Vĩnh Hiệp 7, Phường Vĩnh Thanh Vân 7, Phường Vĩnh Lạc 7, Phường An Hòa 7, Phường An Bình 7, Phường Rạch Sỏi 7, Phường Vĩnh Lợi 7, Phường Vĩnh Thông 12, Xã Phi Thông 12',
      'Thành phố Hà Tiên':
        'Phường Tô Châu 10, Phường Đông Hồ 3, Phường Bình San 3, Phường Pháo Đài 3, Phường Mỹ Đức 3, Xã Tiên Hải 68, Xã Thuận Yên 10',
      'Huyện Kiên Lương':
        'Thị trấn Kiên Lương 45, Xã Kiên Bình 40, Xã Hòa Điền 40, Xã Dương Hòa 10, Xã Bình An 45, Xã Bình Trị 45, Xã Sơn Hải 61, Xã Hòn Nghệ 41',
      'Huyện Hòn Đất':
        'Thị trấn Hòn Đất 42, Thị trấn Sóc Sơn 50, Xã Bình Sơn 24, Xã Bình Giang 21, Xã Mỹ Thái 62, Xã Nam Thái Sơn 42, Xã Mỹ Hiệp Sơn 50, Xã Sơn Kiên 62, Xã Sơn Bình 62, Xã Mỹ Thuận 50, Xã Lình Huỳnh 42, Xã Thổ Sơn 42, Xã Mỹ Lâm 12, Xã Mỹ Phước 50',
      'Huyện Tân Hiệp':
        'Thị trấn Tân Hiệp 71, Xã Tân Hội 72, Xã Tân Thành 72, Xã Tân Hiệp B 71, Xã Tân Hòa 72, Xã Thạnh Đông B 71, Xã Thạnh Đông 71, Xã Tân Hiệp A 67, Xã Tân An 72, Xã Thạnh Đông A 67, Xã Thạnh Trị 67',
      'Huyện Châu Thành':
        'Thị trấn Minh Lương 28, Xã Mong Thọ A 65, Xã Mong Thọ B 65, Xã Mong Thọ 65, Xã Giục Tượng 28, Xã Vĩnh Hòa Hiệp 20, Xã Vĩnh Hòa Phú 20, Xã Minh Hòa 28, Xã Bình An 20, Xã Thạnh Lộc 65',
      'Huyện Giồng Riềng':
        'Thị trấn Giồng Riềng 35, Xã Thạnh Hưng 64, Xã Thạnh Phước 64, Xã Thạnh Lộc 64, Xã Thạnh Hòa 35, Xã Thạnh Bình 35, Xã Bàn Thạch 35, Xã Bàn Tân Định 35, Xã Ngọc Thành 52, Xã Ngọc Chúc 52, Xã Ngọc Thuận 52, Xã Hòa Hưng 37, Xã Hòa Lợi 37, Xã Hòa An 37, Xã Long Thạnh 47, Xã Vĩnh Thạnh 47, Xã Vĩnh Phú 47, Xã Hòa Thuận 39, Xã Ngọc Hòa 39',
      'Huyện Gò Quao':
        'Thị trấn Gò Quao 36, Xã Vĩnh Hòa Hưng Bắc 83, Xã Định Hòa 97, Xã Thới Quản 97, Xã Định An 36, Xã Thủy Liễu 97, Xã Vĩnh Hòa Hưng Nam 83, Xã Vĩnh Phước A 89, Xã Vĩnh Phước B 36, Xã Vĩnh Tuy 89, Xã Vĩnh Thắng 89',
      'Huyện An Biên':
        'Thị trấn Thứ Ba 14, Xã Tây Yên 75, Xã Tây Yên A 75, Xã Nam Yên 75, Xã Hưng Yên 14, Xã Nam Thái 96, Xã Nam Thái A 96, Xã Đông Thái 96, Xã Đông Yên 14',
      'Huyện An Minh':
        'Thị trấn Thứ Mười Một 17, Xã Thuận Hòa 73, Xã Đông Hòa 94, Xã Đông Thạnh 94, Xã Tân Thạnh 73, Xã Đông Hưng 17, Xã Đông Hưng A 95, Xã Đông Hưng B 17, Xã Vân Khánh 77, Xã Vân Khánh Đông 95, Xã Vân Khánh Tây 77',
      'Huyện Vĩnh Thuận':
        'Thị trấn Vĩnh Thuận 85, Xã Vĩnh Bình Bắc 79, Xã Vĩnh Bình Nam 79, Xã Bình Minh 79, Xã Vĩnh Thuận 86, Xã Tân Thuận 86, Xã Phong Đông 85, Xã Vĩnh Phong 85',
      'Thành phố Phú Quốc':
        'Phường Dương Đông 100, Phường An Thới 100, Xã Cửa Cạn 100, Xã Gành Dầu 100, Xã Cửa Dương 100, Xã Hàm Ninh 100, Xã Dương Tơ 100, Xã Bãi Thơm 100, Xã Thổ Châu 101',
      'Huyện Kiên Hải': 'Xã Hòn Tre 99, Xã Lại Sơn 99, Xã An Sơn 99, Xã Nam Du 99',
      'Huyện U Minh Thượng': 'Xã Thạnh Yên 82, Xã Thạnh Yên A 82, Xã An Minh Bắc 76, Xã Vĩnh Hòa 82, Xã Hòa Chánh 82, Xã Minh Thuận 76',
      'Huyện Giang Thành': 'Xã Vĩnh Phú 91, Xã Vĩnh Điều 91, Xã Tân Khánh Hòa 34, Xã Phú Lợi 34, Xã Phú Mỹ 34',
    },
    'Cần Thơ': {
      'Quận Ninh Kiều':
        'Phường Cái Khế 2, Phường An Hòa 2, Phường Thới Bình 14, Phường Tân An 14, Phường Xuân Khánh 14, Phường Hưng Lợi 23, Phường An Khánh 23, Phường An Bình 0',
      'Quận Ô Môn':
        'Phường Châu Văn Liêm 29, Phường Thới Hòa 29, Phường Thới Long 21, Phường Long Hưng 21, Phường Thới An 29, Phường Phước Thới 16, Phường Trường Lạc 16',
      'Quận Bình Thủy':
        'Phường Bình Thủy 1, Phường Trà An 20, Phường Trà Nóc 20, Phường Thới An Đông 20, Phường An Thới 1, Phường Bùi Hữu Nghĩa 1+2, Phường Long Hòa 9, Phường Long Tuyền 0+9',
      'Quận Cái Răng':
        'Phường Lê Bình 3, Phường Hưng Phú 4, Phường Hưng Thạnh 3, Phường Ba Láng 3, Phường Thường Thạnh 3, Phường Phú Thứ 4, Phường Tân Phú 4',
      'Quận Thốt Nốt':
        'Phường Thốt Nốt 19+18, Phường Thới Thuận 19, Phường Thuận An 19, Phường Tân Lộc 24, Phường Trung Nhứt 22, Phường Thạnh Hòa 22, Phường Trung Kiên 18, Phường Tân Hưng 21, Phường Thuận Hưng 18',
      'Huyện Vĩnh Thạnh':
        'Xã Vĩnh Bình 92, Thị trấn Thạnh An 66, Thị trấn Vĩnh Thạnh 91, Xã Thạnh Mỹ 91, Xã Vĩnh Trinh 92, Xã Thạnh An 69, Xã Thạnh Tiến 69, Xã Thạnh Thắng 66, Xã Thạnh Lợi 66, Xã Thạnh Quới 37+69, Xã Thạnh Lộc 91',
      'Huyện Cờ Đỏ':
        'Xã Trung An 22, Xã Trung Thạnh 75, Xã Thạnh Phú 68, Xã Trung Hưng 75, Thị trấn Cờ Đỏ 36, Xã Thới Hưng 73, Xã Đông Hiệp 98, Xã Đông Thắng 98, Xã Thới Đông 36, Xã Thới Xuân 36',
      'Huyện Phong Điền':
        'Thị trấn Phong Điền 59, Xã Nhơn Ái 57, Xã Giai Xuân 59, Xã Tân Thới 59, Xã Trường Long 77, Xã Mỹ Khánh 0, Xã Nhơn Nghĩa 57',
      'Huyện Thới Lai':
        'Thị trấn Thới Lai 74, Xã Thới Thạnh 29, Xã Tân Thạnh 87+79, Xã Xuân Thắng 98, Xã Đông Bình 100, Xã Đông Thuận 100, Xã Thới Tân 74, Xã Trường Thắng 74, Xã Định Môn 79, Xã Trường Thành 79, Xã Trường Xuân 80, Xã Trường Xuân A 80, Xã Trường Xuân B 80',
    },
    'Hậu Giang': {
      'Thành phố Vị Thanh':
        'Phường I 27, Phường III 27, Phường IV 28, Phường V 28, Phường VII 27, Xã Vị Tân 28, Xã Hỏa Lựu 41, Xã Tân Tiến 41, Xã Hỏa Tiến 41',
      'Thành phố Ngã Bảy':
        'Phường Ngã Bảy 12, Phường Lái Hiếu 12, Phường Hiệp Thành 12, Phường Hiệp Lợi 30, Xã Đại Thành 30, Xã Tân Thành 30',
      'Huyện Châu Thành A':
        'Thị trấn Một Ngàn 84, Xã Tân Hòa 84, Thị trấn Bảy Ngàn 84, Xã Trường Long Tây 78, Xã Trường Long A 78, Xã Nhơn Nghĩa A 84, Thị trấn Rạch Gòi 71, Xã Thạnh Xuân 71, Thị trấn Cái Tắc 99, Xã Tân Phú Thạnh 71',
      'Huyện Châu Thành':
        'Thị trấn Ngã Sáu 34, Xã Đông Thạnh 99, Xã Đông Phú 34, Xã Phú Hữu 60+76, Xã Phú Tân 60+65, Thị trấn Mái Dầm 34, Xã Đông Phước 60, Xã Đông Phước A 99',
      'Huyện Phụng Hiệp':
        'Thị trấn Kinh Cùng 39, Thị trấn Cây Dương 38, Xã Tân Bình 83, Xã Bình Thành 83, Xã Thạnh Hòa 67, Xã Long Thạnh 67, Xã Phụng Hiệp 64, Xã Hòa Mỹ 64, Xã Hòa An 39, Xã Phương Bình 63, Xã Hiệp Hưng 38, Xã Tân Phước Hưng 86, Thị trấn Búng Tàu 86, Xã Phương Phú 63, Xã Tân Long 85+67',
      'Huyện Vị Thủy':
        'Thị trấn Nàng Mau 96, Xã Vị Trung 96, Xã Vị Thủy 90, Xã Vị Thắng 96, Xã Vĩnh Thuận Tây 90, Xã Vĩnh Trung 93, Xã Vĩnh Tường 93, Xã Vị Đông 95, Xã Vị Thanh 95, Xã Vị Bình 95',
      'Huyện Long Mỹ':
        'Xã Thuận Hưng 51+97, Xã Thuận Hòa 97, Xã Vĩnh Thuận Đông 90, Thị trấn Vĩnh Viễn 94, Xã Vĩnh Viễn A 94, Xã Lương Tâm 49, Xã Lương Nghĩa 49, Xã Xà Phiên 97',
      'Thị xã Long Mỹ':
        'Phường Thuận An 7, Phường Trà Lồng 8, Phường Bình Thạnh 6, Xã Long Bình 6+85, Phường Vĩnh Tường 6, Xã Long Trị 7, Xã Long Trị A 7, Xã Long Phú 47+8, Xã Tân Phú 8',
    },
    'Sóc Trăng': {
      'Thành phố Sóc Trăng':
        'Phường 5 17, Phường 7 17, Phường 8 17, Phường 6 17, Phường 2 15, Phường 4 15, Phường 3 15, Phường 1 15, Phường 10 11',
      'Huyện Châu Thành':
        'Thị trấn Châu Thành 62, Xã Hồ Đắc Kiện 42, Xã Phú Tâm 62, Xã Thuận Hòa 65, Xã Phú Tân 60+65, Xã Thiện Mỹ 42, Xã An Hiệp 32, Xã An Ninh 32',
      'Huyện Kế Sách':
        'Thị trấn Kế Sách 43, Thị trấn An Lạc Thôn 31, Xã Xuân Hòa 31, Xã Phong Nẫm 58, Xã An Lạc Tây 72, Xã Trinh Phú 31, Xã Ba Trinh 101, Xã Thới An Hội 72, Xã Nhơn Mỹ 56, Xã Kế Thành 43, Xã Kế An 43, Xã Đại Hải 101, Xã An Mỹ 56',
      'Huyện Mỹ Tú':
        'Thị trấn Huỳnh Hữu Nghĩa 53, Xã Long Hưng 46, Xã Hưng Phú 46, Xã Mỹ Hương 51, Xã Mỹ Tú 53, Xã Mỹ Phước 52, Xã Thuận Hưng 51+97, Xã Mỹ Thuận 53, Xã Phú Mỹ 51',
      'Huyện Cù Lao Dung':
        'Thị trấn Cù Lao Dung 33, Xã An Thạnh 1 33, Xã An Thạnh Tây 33, Xã An Thạnh Đông 33, Xã Đại Ân 1 35, Xã An Thạnh 2 35, Xã An Thạnh 3 35, Xã An Thạnh Nam 35',
      'Huyện Long Phú':
        'Thị trấn Long Phú 47, Xã Song Phụng 56, Thị trấn Đại Ngãi 102, Xã Hậu Thạnh 76, Xã Long Đức 102, Xã Trường Khánh 76, Xã Phú Hữu 60+76, Xã Tân Hưng 87, Xã Châu Khánh 87, Xã Tân Thạnh 87+79, Xã Long Phú 47+8',
      'Huyện Mỹ Xuyên':
        'Thị trấn Mỹ Xuyên 11, Xã Đại Tâm 11, Xã Tham Đôn 54, Xã Thạnh Phú 55, Xã Ngọc Đông 54, Xã Thạnh Quới 37+69, Xã Hòa Tú 1 40, Xã Gia Hòa 1 55, Xã Ngọc Tố 54, Xã Gia Hòa 2 37, Xã Hòa Tú 2 40',
      'Thị xã Ngã Năm':
        'Phường 1 13, Phường 2 13, Xã Vĩnh Quới 13, Xã Tân Long 85+67, Xã Long Bình 6+85, Phường 3 10, Xã Mỹ Bình 10, Xã Mỹ Quới 10',
      'Huyện Thạnh Trị':
        'Thị trấn Phú Lộc 61, Thị trấn Hưng Lợi 61, Xã Lâm Tân 48, Xã Thạnh Tân 85, Xã Lâm Kiết 48, Xã Tuân Tức 48, Xã Vĩnh Thành 89, Xã Thạnh Trị 61, Xã Vĩnh Lợi 89, Xã Châu Hưng 89',
      'Thị xã Vĩnh Châu':
        'Phường 1 25, Xã Hòa Đông 5, Phường Khánh Hòa 5, Xã Vĩnh Hiệp 5, Xã Vĩnh Hải 88, Xã Lạc Hòa 25, Phường 2 25, Phường Vĩnh Phước 26, Xã Vĩnh Tân 26, Xã Lai Hòa 44',
      'Huyện Trần Đề':
        'Xã Đại Ân 2 81, Thị trấn Trần Đề 81, Xã Liêu Tú 45, Xã Lịch Hội Thượng 50, Thị trấn Lịch Hội Thượng 50, Xã Trung Bình 81, Xã Tài Văn 82, Xã Viên An 82, Xã Thạnh Thới An 70, Xã Thạnh Thới Thuận 70, Xã Viên Bình 45',
    },
    'Bạc Liêu': {
      'Thành phố Bạc Liêu':
        'Phường 2 1, Phường 3 1, Phường 5 8, Phường 7 1, Phường 1 1, Phường 8 1, Phường Nhà Mát 3, Xã Vĩnh Trạch 8, Xã Vĩnh Trạch Đông 3, Xã Hiệp Thành 3',
      'Huyện Hồng Dân':
        'Thị trấn Ngan Dừa 19, Xã Ninh Quới 28, Xã Ninh Quới A 28, Xã Ninh Hòa 19, Xã Lộc Ninh 19, Xã Vĩnh Lộc 53, Xã Vĩnh Lộc A 53, Xã Ninh Thạnh Lợi A 29, Xã Ninh Thạnh Lợi 29',
      'Huyện Phước Long':
        'Thị trấn Phước Long 36, Xã Vĩnh Phú Đông 36, Xã Vĩnh Phú Tây 56, Xã Phước Long 56, Xã Hưng Phú 57, Xã Vĩnh Thanh 57, Xã Phong Thạnh Tây A 32, Xã Phong Thạnh Tây B 32',
      'Huyện Vĩnh Lợi':
        'Xã Vĩnh Hưng 11, Xã Vĩnh Hưng A 11, Thị trấn Châu Hưng 54, Xã Châu Hưng A 54, Xã Hưng Thành 16, Xã Hưng Hội 16, Xã Châu Thới 11, Xã Long Thạnh 15',
      'Thị xã Giá Rai':
        'Phường 1 2, Phường Hộ Phòng 2, Xã Phong Thạnh Đông 5, Phường Láng Tròn 5, Xã Phong Tân 5, Xã Tân Phong 33, Xã Phong Thạnh 2, Xã Phong Thạnh A 2, Xã Phong Thạnh Tây 33, Xã Tân Thạnh 33',
      'Huyện Đông Hải':
        'Thị trấn Gành Hào 14, Xã Long Điền Đông 59, Xã Long Điền Đông A 59, Xã Long Điền 24, Xã Long Điền Tây 14, Xã Điền Hải 24, Xã An Trạch 9, Xã An Trạch A 9, Xã An Phúc 63, Xã Định Thành 63, Xã Định Thành A 63',
      'Huyện Hòa Bình':
        'Thị trấn Hòa Bình 15, Xã Minh Diệu 55, Xã Vĩnh Bình 55, Xã Vĩnh Mỹ B 55, Xã Vĩnh Hậu 52, Xã Vĩnh Hậu A 52, Xã Vĩnh Mỹ A 15, Xã Vĩnh Thịnh 52',
    },
    'Cà Mau': {
      'Thành phố Cà Mau':
        'Phường 9 0, Phường 2 0, Phường 1 0, Phường 5 7, Phường 8 6, Phường 6 4+7, Phường 7 4+7, Phường Tân Xuyên 0, Xã An Xuyên 0, Phường Tân Thành 7, Xã Tân Thành 7, Xã Tắc Vân 4+7, Xã Lý Văn Lâm 6, Xã Định Bình 4+7, Xã Hòa Thành 4, Xã Hòa Tân 4',
      'Huyện U Minh':
        'Thị trấn U Minh 26, Xã Khánh Hòa 51, Xã Khánh Thuận 26+51, Xã Khánh Tiến 51, Xã Nguyễn Phích 20+23+26, Xã Khánh Lâm 23+51, Xã Khánh An 20, Xã Khánh Hội 23',
      'Huyện Thới Bình':
        'Thị trấn Thới Bình 41, Xã Biển Bạch 10, Xã Tân Bằng 10, Xã Trí Phải 42, Xã Trí Lực 42, Xã Biển Bạch Đông 10, Xã Thới Bình 41, Xã Tân Phú 42, Xã Tân Lộc Bắc 46, Xã Tân Lộc 46, Xã Tân Lộc Đông 46, Xã Hồ Thị Kỷ 18',
      'Huyện Trần Văn Thời':
        'Thị trấn Trần Văn Thời 44, Thị trấn Sông Đốc 38, Xã Khánh Bình Tây Bắc 58, Xã Khánh Bình Tây 58, Xã Trần Hợi 58+44, Xã Khánh Lộc 44, Xã Khánh Bình 21, Xã Khánh Hưng 22, Xã Khánh Bình Đông 21, Xã Khánh Hải 22, Xã Lợi An 25+6+44, Xã Phong Điền 38+44, Xã Phong Lạc 44',
      'Huyện Cái Nước':
        'Thị trấn Cái Nước 12, Xã Thạnh Phú 25, Xã Lương Thế Trân 25, Xã Phú Hưng 25, Xã Tân Hưng 45, Xã Hưng Mỹ 17, Xã Hòa Mỹ 17+34+45, Xã Đông Hưng 12+45, Xã Đông Thới 12+45, Xã Tân Hưng Đông 12+17, Xã Trần Thới 12',
      'Huyện Đầm Dơi':
        'Thị trấn Đầm Dơi 62, Xã Tạ An Khương 62+50, Xã Tạ An Khương Đông 50, Xã Trần Phán 43, Xã Tân Trung 43, Xã Tân Đức 47, Xã Tân Thuận 47, Xã Tạ An Khương Nam 50, Xã Tân Duyệt 62, Xã Tân Dân 62, Xã Tân Tiến 48, Xã Quách Phẩm Bắc 37, Xã Quách Phẩm 37, Xã Thanh Tùng 40, Xã Ngọc Chánh 40, Xã Nguyễn Huân 48',
      'Huyện Năm Căn':
        'Thị Trấn Năm Căn 61+30, Xã Hàm Rồng 61+30, Xã Hiệp Tùng 39, Xã Đất Mới 61, Xã Lâm Hải 61, Xã Hàng Vịnh 30, Xã Tam Giang 39, Xã Tam Giang Đông 39',
      'Huyện Phú Tân':
        'Thị trấn Cái Đôi Vàm 13, Xã Phú Thuận 34, Xã Phú Mỹ 34, Xã Phú Tân 35, Xã Tân Hải 35, Xã Việt Thắng 27, Xã Tân Hưng Tây 27, Xã Rạch Chèo 27, Xã Nguyễn Việt Khái 13',
      'Huyện Ngọc Hiển':
        'Xã Tam Giang Tây 49, Xã Tân Ân Tây 49, Xã Viên An Đông 31, Xã Viên An 61+60, Thị trấn Rạch Gốc 31, Xã Tân Ân 60+31, Xã Đất Mũi 60',
    },
  },
}
