import { Button, FileInput, Group, Modal, Stack } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { type FormEvent, useEffect, useState } from "react";
import { useAction } from "#web/api/hooks.ts";
import { refreshSession, useSession } from "#web/api/session.ts";
import { useModalLayer } from "#web/ui/dialog/modalLayer.ts";
import { offerUndo } from "#web/ui/dialog/undo.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { pictureProblem, pictureProblemInside } from "#web/ui/picture/pictureProblem.ts";
import { profil } from "../contract.ts";
import classes from "./profil.module.css";

const ACCEPT = ".png,.jpg,.jpeg,image/png,image/jpeg";

export function FotoForm({ dialog }: { dialog: Dialog }) {
  useModalLayer(dialog.opened, dialog);
  return (
    <Modal opened={dialog.opened} onClose={dialog.close} title="Ganti Foto Profile" centered>
      <Choose onDone={dialog.close} />
    </Modal>
  );
}

function Choose({ onDone }: { onDone: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = usePreview(file);
  const semula = useSession().fotoProfile;
  const kembalikan = useAction(profil.undoFotoProfile, {
    fallback: "Gagal mengurungkan",
    onSuccess: () => void refreshSession().catch(() => undefined),
  });
  const action = useAction(profil.updateFotoProfile, {
    fallback: "Gagal import produk",
    onSuccess: () => {
      // The session has the photo too, for the sidebar.
      refreshSession().catch(() => undefined);
      onDone();
      if (semula) offerUndo("Foto profil diganti", () => kembalikan.mutateAsync({}));
    },
    onError: (failure) => setProblem(failure.errors[0]?.message ?? null),
  });
  const busy = action.isPending;
  const choose = async (chosen: File | null) => {
    const wrong = chosen && (pictureProblem(chosen, false) ?? (await pictureProblemInside(chosen)));
    setFile(wrong === null ? chosen : null);
    setProblem(wrong);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) action.mutate({ fotoProfile: [file] });
  };

  return (
    <form onSubmit={submit}>
      <Stack>
        <FileInput
          label="Foto"
          description="png, jpg, atau jpeg; paling besar 10 MB"
          placeholder="Pilih foto"
          accept={ACCEPT}
          leftSection={<IconPhoto size={18} stroke={1.6} aria-hidden />}
          value={file}
          onChange={(chosen) => void choose(chosen)}
          error={problem}
          disabled={busy}
          data-autofocus
        />
        {preview && <img className={classes.preview} src={preview} alt="Pratinjau foto yang dipilih" />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Batal
          </Button>
          <Button type="submit" disabled={!file} title={file ? undefined : "Pilih foto dulu"} loading={busy}>
            Submit
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
