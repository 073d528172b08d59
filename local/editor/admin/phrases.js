/**
 * What the editor says, where Decap's own words are missing in Greek, wrong, or speak of publishing: here a press saves
 * into files, and publishing is the Git host's. "gr" is Decap's name for Greek.
 */
export const phrases = {
  gr: {
    editor: {
      editorControlPane: {
        i18n: {
          writingInLocale: 'Γράφετε: %{locale}',
          copyFromLocale: 'Αντιγραφή από άλλη γλώσσα',
          copyFromLocaleConfirm:
            'Να αντιγραφούν τα κείμενα από: %{locale}; Ό,τι υπάρχει εδώ θα χαθεί.',
        },
      },
      editorInterface: {
        togglePreview: 'Προεπισκόπηση',
        toggleI18n: 'Δύο γλώσσες',
        toggleScrollSync: 'Κοινή κύλιση',
      },
      editorToolbar: {
        publish: 'Αποθήκευση',
        publishNow: 'Αποθήκευση τώρα',
        published: 'Αποθηκευμένο',
        publishing: 'Αποθηκεύεται…',
        changesSaved: 'Όλα αποθηκευμένα',
        backCollection: '%{collectionLabel}',
        deployButtonLabel: 'Η σελίδα',
      },
      editorWidgets: { list: { add: 'Προσθήκη: %{item}' } },
    },
    mediaLibrary: { mediaLibraryModal: { download: 'Λήψη' } },
    ui: { toast: { entrySaved: 'Αποθηκεύτηκε', onFailToPersist: 'Δεν αποθηκεύτηκε.' } },
  },
  en: {
    editor: {
      editorToolbar: {
        publish: 'Save',
        publishNow: 'Save now',
        published: 'Saved',
        publishing: 'Saving…',
        backCollection: '%{collectionLabel}',
        deployButtonLabel: 'The page',
      },
    },
    ui: { toast: { entrySaved: 'Saved', onFailToPersist: 'Not saved.' } },
  },
};
