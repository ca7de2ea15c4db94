import { Alert, Button, Group } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import type { DetailPelanggan } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";
import type { SebutanPelanggan } from "../isiPelanggan.ts";

/** Into which it was merged, what was merged into it, and who has the same number. */
export function Gabungan({ row: { digabungKe, gabungan, nomorSama, idPelanggan } }: { row: DetailPelanggan }) {
  return (
    <>
      {digabungKe && (
        <Alert color="orange" mb="md" title="Sudah digabungkan">
          <Group justify="space-between">
            <span>
              Order dan piutangnya tampil pada <Tautan ke={digabungKe} />.
            </span>
            <BatalGabung idPelanggan={idPelanggan} nama="pelanggan ini" />
          </Group>
        </Alert>
      )}
      {gabungan.map((one) => (
        <Alert key={one.idPelanggan} color="blue" variant="light" mb="xs">
          <Group justify="space-between">
            <span>
              Termasuk {one.jumlahOrder} order dari <Tautan ke={one} />, yang digabungkan ke sini.
            </span>
            <BatalGabung idPelanggan={one.idPelanggan} nama={one.nama} />
          </Group>
        </Alert>
      ))}
      {nomorSama.length > 0 && (
        <Alert color="yellow" variant="light" mb="md">
          Nomor telepon yang sama dipakai{" "}
          {nomorSama.map((one, at) => (
            <span key={one.idPelanggan}>
              {at > 0 && ", "}
              <Tautan ke={one} />
            </span>
          ))}
          . Bila orangnya sama, gabungkan; bila memang berbeda, biarkan.
        </Alert>
      )}
    </>
  );
}

const Tautan = ({ ke }: { ke: SebutanPelanggan }) => (
  <DocumentLink
    kind="pelanggan"
    kunci={String(ke.idPelanggan)}
    label={ke.instansi ? `${ke.nama} (${ke.instansi})` : ke.nama}
  />
);

function BatalGabung({ idPelanggan, nama }: { idPelanggan: DetailPelanggan["idPelanggan"]; nama: string }) {
  const may = useMay(pelanggan.batalGabungPelanggan);
  const batal = useConfirmedCall({
    call: pelanggan.batalGabungPelanggan,
    input: (id: DetailPelanggan["idPelanggan"]) => ({ idPelanggan: id }),
    ask: `Batalkan penggabungan ${nama}?`,
    text: "Order yang dulu miliknya kembali kepadanya; order sesudah penggabungan tetap di pelanggan tujuan.",
    danger: false,
    busy: "Membatalkan…",
    fallback: "Gagal membatalkan penggabungan",
  });
  if (!may) return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArrowBackUp size={14} aria-hidden />}
      onClick={() => void batal(idPelanggan)}
    >
      Batalkan Gabung
    </Button>
  );
}
