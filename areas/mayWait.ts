import { komentar } from "#areas/sistem/komentar/contract.ts";
import type { Call } from "#kernel/call.ts";

/**
 * The calls that may wait in the browser for a network (web/offline/outbox.ts): what somebody at a customer, at the ramp
 * or in the workshop notes down or says, and which is as true an hour later. Each is known by its path; the contract comes
 * when it is sent, for nearly everybody who loads the outbox sends nothing.
 *
 * Never here: decisions, payments and corrections of books, which must be seen to be done; whoever signs in, passwords
 * and rights; what is mailed; and answers that are shown once.
 */
const CALLS: Readonly<Record<string, () => Promise<Call>>> = {
  "/orderWeb/addOrder": () => import("#areas/penjualan/order/contract.ts").then(({ order }) => order.addOrder),
  "/suratJalanWeb/addSuratJalan": () =>
    import("#areas/penjualan/surat-jalan/contract.ts").then(({ suratJalan }) => suratJalan.addSuratJalan),
  "/suratJalanWeb/updateStatusSj": () =>
    import("#areas/penjualan/surat-jalan/contract.ts").then(({ suratJalan }) => suratJalan.updateStatusSj),
  "/returWeb/addRetur": () => import("#areas/penjualan/retur/contract.ts").then(({ retur }) => retur.addRetur),
  "/orderWeb/updatePl": () =>
    import("#areas/penjualan/pesan-langsung/contract.ts").then(({ pesanLangsung }) => pesanLangsung.updatePl),
  "/poWeb/updatePoSelesai": () => import("#areas/pembelian/po/contract.ts").then(({ po }) => po.updatePoSelesai),
  "/opnameWeb/hitungOpname": () => import("#areas/produk/opname/contract.ts").then(({ opname }) => opname.hitungOpname),
  "/servisWeb/addKeluhan": () => import("#areas/servis/keluhan/contract.ts").then(({ keluhan }) => keluhan.addKeluhan),
  "/servisWeb/kerjakanKunjungan": () =>
    import("#areas/servis/kunjungan/contract.ts").then(({ kunjungan }) => kunjungan.kerjakanKunjungan),
  "/pengajuanWeb/addPengajuan": () =>
    import("#areas/keuangan/pengajuan/contract.ts").then(({ pengajuan }) => pengajuan.addPengajuan),
  "/assetWeb/addPengajuanAsset": () =>
    import("#areas/asset/pengajuan-asset/contract.ts").then(({ pengajuanAsset }) => pengajuanAsset.addPengajuanAsset),
  "/pelangganWeb/addPelanggan": () =>
    import("#areas/penjualan/pelanggan/contract.ts").then(({ pelanggan }) => pelanggan.addPelanggan),
  "/komentarWeb/addKomentar": async () => komentar.addKomentar,
};

export const MAY_WAIT: ReadonlyMap<string, () => Promise<Call>> = new Map(Object.entries(CALLS));
