import { order } from "#contract/penjualan/order.ts";
import { useCall } from "../../../api/hooks.ts";
import { useMay } from "../../../api/session.ts";
import { WhatsAppLink } from "../../../documents/WhatsAppLink.tsx";

type PesanWhatsAppProps = { idSo: string; idInvoice?: string; idSuratJalan?: string; label?: string };

/** The link to WhatsApp with a ready text about an order, one of its invoices, or one of its delivery notes. */
export function PesanWhatsApp({ label, ...tentang }: PesanWhatsAppProps) {
  const enabled = useMay(order.getPesan);
  const { data } = useCall(order.getPesan, tentang, { keepPrevious: false, enabled });
  if (data === undefined) return null;
  return <WhatsAppLink telepon={data.data.telepon} teks={data.data.pesan} {...(label ? { label } : {})} />;
}
