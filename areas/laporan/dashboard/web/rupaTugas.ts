import {
  type Icon,
  IconAlarm,
  IconArrowsExchange,
  IconBuildingWarehouse,
  IconCalendarDollar,
  IconCalendarWeek,
  IconCashBanknote,
  IconClipboardCheck,
  IconDatabaseX,
  IconEyeExclamation,
  IconFileDescription,
  IconFileInvoice,
  IconFilePlus,
  IconHammer,
  IconLockOpen,
  IconMailX,
  IconMessageCircle,
  IconNotebook,
  IconPackageExport,
  IconPackageImport,
  IconPencilCheck,
  IconPhotoQuestion,
  IconReceiptRefund,
  IconReceiptTax,
  IconRobot,
  IconTruckDelivery,
  IconTruckReturn,
} from "@tabler/icons-react";
import type { JenisTugas } from "../isiTugas.ts";

type Rupa = {
  label: string;
  icon: Icon;
  /** Its day is a deadline, and not the day since which it waits. */
  tenggat?: boolean;
};

/** The name and icon of each kind of task. */
export const RUPA_TUGAS: Readonly<Record<JenisTugas, Rupa>> = {
  usulan: { label: "Usulan program menunggu dikirim", icon: IconRobot },
  pengajuan: { label: "Pengajuan menunggu persetujuan", icon: IconArrowsExchange },
  invoice: { label: "Invoice menunggu persetujuan", icon: IconFileInvoice },
  pengajuanAsset: { label: "Pengajuan asset menunggu persetujuan", icon: IconBuildingWarehouse },
  pelepasanAsset: { label: "Pelepasan asset menunggu persetujuan", icon: IconPackageExport },
  retur: { label: "Retur menunggu keputusan", icon: IconTruckReturn },
  jurnalUmum: { label: "Jurnal umum menunggu persetujuan", icon: IconNotebook },
  koreksi: { label: "Koreksi menunggu persetujuan", icon: IconPencilCheck },
  opname: { label: "Stock opname menunggu persetujuan", icon: IconClipboardCheck },
  bukaBulan: { label: "Bulan diminta dibuka kembali", icon: IconLockOpen },
  assetDitinjau: { label: "Perubahan asset belum ditinjau", icon: IconEyeExclamation },
  plTerlambat: { label: "Pesan langsung terlambat", icon: IconHammer, tenggat: true },
  plPekanIni: { label: "Pesan langsung jatuh tempo minggu ini", icon: IconCalendarWeek, tenggat: true },
  siapKirim: { label: "Order siap dikirim", icon: IconTruckDelivery },
  suratBelumLengkap: { label: "Surat jalan tanpa resi atau foto", icon: IconPhotoQuestion },
  orderTanpaInvoice: { label: "Order belum ada invoice", icon: IconFilePlus },
  dpLama: { label: "DP lebih dari 14 hari", icon: IconCashBanknote },
  tindakLanjut: { label: "Tindak lanjut penawaran", icon: IconFileDescription, tenggat: true },
  emailGagal: { label: "Email gagal terkirim", icon: IconMailX },
  pernyataanGagal: { label: "Pernyataan piutang gagal terkirim", icon: IconMailX },
  poGagal: { label: "Email PO gagal terkirim", icon: IconMailX },
  returGagal: { label: "Email retur gagal terkirim", icon: IconMailX },
  assetBelumMasuk: { label: "Asset belum dimasukkan", icon: IconBuildingWarehouse },
  piutangTerlambat: { label: "Piutang lewat jatuh tempo", icon: IconCalendarDollar, tenggat: true },
  tagihanLewat: { label: "Tagihan pemasok lewat jatuh tempo", icon: IconReceiptRefund, tenggat: true },
  faktur: { label: "Faktur pajak", icon: IconReceiptTax, tenggat: true },
  hutangLewat: { label: "Hutang lewat jatuh tempo", icon: IconReceiptRefund, tenggat: true },
  poTerlambat: { label: "PO terlambat", icon: IconAlarm, tenggat: true },
  langkahPelanggan: { label: "Langkah berikut dengan pelanggan", icon: IconMessageCircle, tenggat: true },
  langkahPemasok: { label: "Langkah berikut dengan pemasok", icon: IconMessageCircle, tenggat: true },
  produkHarusPo: { label: "Produk harus PO", icon: IconPackageImport },
  backupGagal: { label: "Backup gagal", icon: IconDatabaseX },
};
