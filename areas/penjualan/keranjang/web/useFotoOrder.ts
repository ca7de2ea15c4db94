import { type RefObject, useEffect, useRef, useState } from "react";
import type { Intent } from "#web/api/hooks.ts";
import { readSession, watchSession } from "#web/api/sessionStore.ts";
import { smaller } from "#web/api/shrink.ts";
import { goOnAs, uploadKey } from "#web/api/upload.ts";
import { mayKeepDraft } from "#web/offline/drafts.ts";
import { dropFormDraft, type FormDraft, formDraftKey, keepFormDraft, readFormDraft } from "#web/offline/formDrafts.ts";

const REST_MS = 300;

/** The photos of the order form as long as the tab lasts. */
const foto = new Map<number, readonly File[]>();
watchSession(() => readSession().token === null && foto.clear());

export const fotoOrder = (idUser: number): File[] => [...(foto.get(idUser) ?? [])];

export function replaceFoto(idUser: number, files: readonly File[]): void {
  foto.set(idUser, files);
}

type Options = {
  idUser: number;
  files: readonly File[];
  /** The call under way: one that was begun before the tab was closed is taken up again. */
  intent: RefObject<Intent | null>;
  restore: (files: File[]) => void;
};

/**
 * Keeps the photos of the order form in this browser until the order is made, with the call that was sent: a phone often
 * closes the tab when its camera opens.
 */
export function useFotoOrder({ idUser, files, intent, restore }: Options) {
  const key = formDraftKey("order", idUser);
  const [mine] = useState(() => foto.has(idUser));
  const [ready, setReady] = useState(false);
  const state = useRef({ files, kept: [] as readonly File[], sent: null as { input: string; key: string } | null });
  useEffect(() => {
    state.current.files = files;
    foto.set(idUser, files);
  }, [idUser, files]);

  const simpan = async () => {
    const { files, sent } = state.current;
    const small = await Promise.all(files.map(smaller));
    const wanted = () => same(state.current.files, files) && mayKeepDraft(idUser);
    state.current.kept = files;
    if (files.length === 0) return dropFormDraft(key);
    const uploads = files.map(uploadKey);
    await keepFormDraft(key, { saved: Date.now(), label: "Order", values: { dokumen: small }, uploads, sent }, wanted);
  };

  const latest = useRef({ simpan, restore });
  useEffect(() => {
    latest.current = { simpan, restore };
  });
  useEffect(() => {
    let gone = false;
    void readFormDraft(key).then((draft) => {
      if (gone) return;
      setReady(true);
      if (draft === null || mine || state.current.files.length > 0) return;
      const before = filesIn(draft);
      state.current.kept = before;
      state.current.sent = draft.sent;
      if (draft.sent) intent.current = { ...draft.sent, files: before };
      latest.current.restore(before);
    });
    return () => {
      gone = true;
    };
  }, [key, mine, intent]);
  useEffect(() => {
    if (!ready || same(files, state.current.kept)) return;
    const timer = setTimeout(() => void latest.current.simpan(), REST_MS);
    return () => clearTimeout(timer);
  }, [ready, files]);

  return {
    /** Notes the call that is being sent, so that it is not done twice. */
    sending({ input, key: sent }: Intent) {
      state.current.sent = { input, key: sent };
      void simpan();
    },
    /** The order is made, or waits elsewhere. */
    end() {
      state.current = { files: [], kept: [], sent: null };
      foto.delete(idUser);
      void dropFormDraft(key);
    },
  };
}

/** Their uploads go on where they were. */
function filesIn({ values, uploads }: FormDraft): File[] {
  const files = values.dokumen as File[];
  goOnAs(files, uploads);
  return files;
}

/** The form copies its list with each key that is typed. */
const same = (some: readonly File[], others: readonly File[]): boolean =>
  some.length === others.length && some.every((file, at) => file === others[at]);
