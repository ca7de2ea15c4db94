import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { WhatsAppLink } from "#web/documents/WhatsAppLink.tsx";
import { order } from "../contract.ts";

type PesanWhatsAppProps = { idSo: string; idInvoice?: string; idSuratJalan?: string; label?: string };

/** The link to WhatsApp with a ready text about an order, one of its invoices, or one of its delivery notes. */
export function PesanWhatsApp({ label, ...tentang }: PesanWhatsAppProps) {
  const enabled = useMay(order.getPesan);
  const { data } = useCall(order.getPesan, tentang, { keepPrevious: false, enabled });
  if (data === undefined) return null;
  return <WhatsAppLink telepon={data.data.telepon} teks={data.data.pesan} {...(label ? { label } : {})} />;
}
