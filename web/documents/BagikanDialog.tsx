import { Alert, Button, Checkbox, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconCopy, IconDownload, IconLinkPlus, IconMail, IconShare2 } from "@tabler/icons-react";
import { useState } from "react";
import { HARI_TAUTAN, type JenisTautan, type Tautan, tautan } from "#areas/penjualan/tautan/contract.ts";
import { useAction, useCall } from "../api/hooks.ts";
import { useMay } from "../api/session.ts";
import { DetailShell, Section } from "../ui/dialog/DetailShell.tsx";
import { useConfirmedCall } from "../ui/dialog/useConfirmedCall.ts";
import type { Dialog } from "../ui/dialog/useDialog.ts";
import { savePdf, sharePdf, sharesFiles } from "../ui/file/share.ts";
import { copy } from "../ui/page/copy.ts";
import { Waktu } from "../ui/value/Tanggal.tsx";
import { DWIBAHASA } from "./IsianEmail.tsx";
import { KirimWa } from "./KirimWa.tsx";
import type { Kertas } from "./kertas.ts";
import { Langkah } from "./Langkah.tsx";
import { WhatsAppLink } from "./WhatsAppLink.tsx";

/** The ways in which a paper is handed on: its file, and the links that open it. */
export function BagikanDialog({ dialog, kertas }: { dialog: Dialog<void>; kertas: Kertas }) {
  return (
    <DetailShell dialog={dialog} title={`Bagikan ${kertas.id}`} size="md">
      {() => <Isi {...kertas} />}
    </DetailShell>
  );
}

function Isi(kertas: Kertas) {
  return (
    <Stack gap="lg">
      <Section title="PDF">
        <Group gap="xs">
          <Berkas {...kertas} />
          {kertas.email && (
            <Langkah {...kertas.email} icon={<IconMail size={16} aria-hidden />}>
              Kirim email
            </Langkah>
          )}
        </Group>
      </Section>
      {kertas.jenis !== "po" && <KirimWa jenis={kertas.jenis} id={kertas.id} pesan={kertas.pesan} />}
      <Section title={`Tautan ${HARI_TAUTAN} hari`}>
        <DaftarTautan {...kertas} />
      </Section>
    </Stack>
  );
}

/** The file itself: it is loaded before the tap, because a browser shares only what is there at once. */
function Berkas({ cetak, jenis }: Kertas) {
  const [dwibahasa, setDwibahasa] = useState(false);
  const input = { ...cetak.input, ...(dwibahasa ? { dwibahasa } : {}) };
  return (
    <>
      <Unduhan call={cetak.call} input={input} />
      {DAPAT_DWIBAHASA.includes(jenis) && (
        <Checkbox
          label={DWIBAHASA}
          checked={dwibahasa}
          onChange={(event) => setDwibahasa(event.currentTarget.checked)}
          w="100%"
          style={{ order: 1 }}
        />
      )}
    </>
  );
}
const DAPAT_DWIBAHASA: readonly JenisTautan[] = ["order", "invoice", "suratJalan", "penawaran"];

function Unduhan({ call, input }: Kertas["cetak"]) {
  const { data, error } = useCall(call, input as never, { keepPrevious: false });
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (data === undefined) return <Skeleton height={36} width={230} aria-label="Menyiapkan PDF" />;
  const { base64, nama } = data.data;
  return (
    <>
      {sharesFiles() && (
        <Button leftSection={<IconShare2 size={16} aria-hidden />} onClick={() => void sharePdf(base64, nama)}>
          Bagikan {nama}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => savePdf(base64, nama)}
      >
        Unduh {nama}
      </Button>
    </>
  );
}

function DaftarTautan({ jenis, id, pesan }: Kertas) {
  const asal = window.location.origin;
  const { data } = useCall(tautan.getTautan, { jenis, id, asal }, { keepPrevious: false });
  const buat = useAction(tautan.addTautan, { fallback: "Gagal membuat tautan", quiet: true, fieldErrors: "dialog" });
  if (data === undefined) return <Skeleton height={80} aria-hidden />;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Siapa pun yang memegang tautan ini dapat membuka PDF-nya tanpa login, dan tidak melihat apa pun selain itu.
      </Text>
      {data.data.map((row) => (
        <SatuTautan key={row.idTautan} row={row} id={id} siap={pesan} />
      ))}
      <Group>
        <Button
          variant={data.data.length === 0 ? "filled" : "default"}
          leftSection={<IconLinkPlus size={16} aria-hidden />}
          loading={buat.isPending}
          onClick={() => buat.mutate({ jenis, id, asal })}
        >
          Buat tautan
        </Button>
      </Group>
    </Stack>
  );
}

function SatuTautan({ row, id, siap }: { row: Tautan; id: string; siap: Kertas["pesan"] }) {
  const { data: pesan } = useCall(siap.call, siap.input as never, { enabled: useMay(siap.call) });
  const cabut = useConfirmedCall({
    call: tautan.revokeTautan,
    input: ({ idTautan }: Tautan) => ({ idTautan }),
    ask: `Cabut tautan ${id}?`,
    text: "Tautan yang sudah dikirim tidak membuka apa-apa lagi.",
    busy: "Mencabut…",
    fallback: "Gagal mencabut tautan",
    quiet: true,
  });
  return (
    <section aria-label={`Tautan ${id}`}>
      <Text size="sm">
        Sampai <Waktu value={row.sampai} /> · dibuat {row.oleh} ·{" "}
        {row.terakhir === null ? (
          "belum dibuka"
        ) : (
          <>
            dibuka {row.dibuka} kali, terakhir <Waktu value={row.terakhir} />
          </>
        )}
      </Text>
      <Group gap="xs" mt={6}>
        {pesan && <WhatsAppLink telepon={pesan.data.telepon} teks={`${pesan.data.pesan}\n\n${row.alamat}`} />}
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copy(row.alamat, `Tautan ${id} disalin`)}
        >
          Salin
        </Button>
        {row.aksi.cabut.boleh && (
          <Button variant="subtle" color="red" onClick={() => void cabut(row)}>
            Cabut
          </Button>
        )}
      </Group>
    </section>
  );
}
