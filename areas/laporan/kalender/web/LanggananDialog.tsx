import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { waktu } from "#kernel/format.ts";
import { useAction } from "#web/api/hooks.ts";
import { useModalLayer } from "#web/ui/dialog/modalLayer.ts";
import { modalLook } from "#web/ui/dialog/modalLook.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { CopyButton } from "#web/ui/page/CopyButton.tsx";
import { kalender } from "../contract.ts";

/** The address by which other calendar programs show what one has to do. */
export function LanggananDialog({ dialog }: { dialog: Dialog }) {
  useModalLayer(dialog.opened, dialog);
  return (
    <Modal opened={dialog.opened} onClose={dialog.close} title="Kalender di program lain" size="lg" {...modalLook}>
      {dialog.opened && (
        <Answered call={kalender.getLanggananKalender} input={{}} height={120}>
          {({ data }) => <Alamat data={data} />}
        </Answered>
      )}
    </Modal>
  );
}

type AlamatProps = { data: { alamat: string; dibuat: string; terakhir: string | null } | null };

function Alamat({ data }: AlamatProps) {
  const buat = useAction(kalender.addLanggananKalender, { fallback: "Gagal membuat alamat", fieldErrors: "dialog" });
  const cabut = useConfirmedCall({
    call: kalender.cabutLanggananKalender,
    input: (_: null) => ({}),
    ask: "Tutup alamat kalender ini?",
    text: "Program yang memakainya tidak menerima apa-apa lagi.",
    busy: "Menutup…",
    fallback: "Gagal menutup alamat",
  });
  if (data === null) {
    return (
      <Stack gap="sm">
        <Text size="sm">
          Buat alamat, lalu tambahkan di Google Calendar, Outlook atau kalender ponsel sebagai langganan. Isinya yang
          harus Anda kerjakan, dari bulan lalu sampai tiga bulan ke depan. Siapa pun yang memegang alamatnya dapat
          membacanya.
        </Text>
        <Group justify="flex-end">
          <Button loading={buat.isPending} onClick={() => buat.mutate({})}>
            Buat alamat
          </Button>
        </Group>
      </Stack>
    );
  }
  const alamat = data.alamat.startsWith("/") ? window.location.origin + data.alamat : data.alamat;
  return (
    <Stack gap="sm">
      <TextInput label="Alamat" readOnly value={alamat} onFocus={(event) => event.currentTarget.select()} />
      <Text size="sm" c="dimmed">
        Dibuat {waktu(data.dibuat)}; {data.terakhir ? `terakhir dibaca ${waktu(data.terakhir)}` : "belum pernah dibaca"}
        .
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void cabut(null)}>
          Tutup alamat
        </Button>
        <CopyButton value={alamat} variant="filled" />
      </Group>
    </Stack>
  );
}
