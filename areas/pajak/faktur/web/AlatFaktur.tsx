import { Button } from "@mantine/core";
import { IconFileCode } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import { useMay } from "#web/api/session.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useDownload } from "#web/ui/file/useDownload.ts";
import { fakturPajak } from "../contract.ts";
import type { RingkasanPajak } from "../isiFaktur.ts";

const HasilCoretax = onOpening(() => import("./HasilCoretax.tsx").then((file) => file.HasilCoretax));
const TempelKesalahan = onOpening(() => import("./TempelKesalahan.tsx").then((file) => file.TempelKesalahan));

type AlatProps = { bulan: string; ringkasan: RingkasanPajak | undefined };

/** What goes to Coretax in a file, and what comes back from it. */
export function AlatFaktur({ bulan, ringkasan }: AlatProps) {
  const hasil = useDialog();
  const kesalahan = useDialog();
  const may = useMay(fakturPajak.buatBerkasFaktur);
  const siap = ringkasan?.siapXml ?? 0;
  const unduh = useDownload({ call: fakturPajak.unduhBerkasFaktur, fallback: "Gagal mengunduh berkas" });
  const buat = useConfirmedCall({
    call: fakturPajak.buatBerkasFaktur,
    input: (dari: string) => ({ bulan: dari }),
    ask: `Buat berkas XML dari ${ribuan(siap)} faktur?`,
    text: "Yang masih bermasalah tidak ikut. Yang ikut menjadi Dikirim sampai hasil dari Coretax dibaca.",
    danger: false,
    busy: "Membuat berkas…",
    fallback: "Gagal membuat berkas",
    done: ({ data: { idBerkas } }) => void unduh.fetchFile({ idBerkas }),
  });
  if (!may) return null;
  return (
    <>
      <Button
        variant="default"
        onClick={() => kesalahan.open()}
        disabled={ringkasan?.berkas.length === 0}
        title={ringkasan?.berkas.length === 0 ? "Belum ada berkas yang dibuat" : undefined}
      >
        Tempel kesalahan
      </Button>
      <Button variant="default" onClick={() => hasil.open()}>
        Baca hasil Coretax
      </Button>
      <Button
        leftSection={<IconFileCode size={16} aria-hidden />}
        disabled={siap === 0}
        title={siap === 0 ? "Belum ada faktur yang siap dikirim" : undefined}
        loading={unduh.busy}
        onClick={() => void buat(bulan)}
      >
        Buat berkas XML
      </Button>
      <HasilCoretax dialog={hasil} />
      <TempelKesalahan dialog={kesalahan} berkas={ringkasan?.berkas ?? []} />
    </>
  );
}
