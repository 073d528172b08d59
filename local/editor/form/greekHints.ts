/** The comments of content's types in Greek, for the lines under the fields. One that is not here is shown in English alone. */
export const greekHints: Readonly<Record<string, string>> = {
  'Up to 60 characters, unique.': 'Ως 60 χαρακτήρες, διαφορετικός σε κάθε σελίδα.',
  '70 to 160 characters, unique.': 'Από 70 ως 160 χαρακτήρες, διαφορετική σε κάθε σελίδα.',
  'First screen: two lines over the photo, a sentence, two buttons.':
    'Η πρώτη οθόνη: δύο γραμμές πάνω στη φωτογραφία, μία πρόταση, δύο κουμπιά.',
  "The page's h1, on two lines.": 'Ο τίτλος της σελίδας, σε δύο γραμμές.',
  'One sentence: what, where, for which occasions, each of which may be a link.':
    'Μία πρόταση: τι, πού, για ποιες γιορτές· καθεμιά μπορεί να είναι σύνδεσμος.',
  'What eight venues are compared by: seats, the way, the price, with links.':
    'Αυτά με τα οποία συγκρίνουν κτήματα: θέσεις, δρόμος, τιμή, με συνδέσμους.',
  'The two buttons: to the services and to the form further down.':
    'Τα δύο κουμπιά: προς τις υπηρεσίες και προς τη φόρμα πιο κάτω.',
  'Below the first screen: the name explained, and three highlights.':
    'Κάτω από την πρώτη οθόνη: τι σημαίνει το όνομα, και τρία σημεία.',
  'Large opening sentence.': 'Η μεγάλη πρώτη πρόταση.',
  'Narrow column beside it.': 'Η στενή στήλη δίπλα της.',
  'Three highlights as numbered lines.': 'Τρία σημεία, σε αριθμημένες γραμμές.',
  'Heading over the eight photos.': 'Τίτλος πάνω από τις οκτώ φωτογραφίες.',
  'Link to the gallery beside it.': 'Δίπλα του, ο σύνδεσμος προς όλες τις φωτογραφίες.',
  'The same as one line of text under the photos; the words before the colon stand out.':
    'Τα ίδια σε μία γραμμή κάτω από τις φωτογραφίες· ξεχωρίζουν οι λέξεις πριν από την άνω και κάτω τελεία.',
  'Six services, each with two lines.': 'Έξι υπηρεσίες, δύο γραμμές η καθεμιά.',
  'Name and two lines for each service.': 'Όνομα και δύο γραμμές για κάθε υπηρεσία.',
  'Two columns of short lines.': 'Δύο στήλες με σύντομες γραμμές.',
  'What the manager says, with its quotation marks.': 'Τι λέει η υπεύθυνη, μαζί με τα εισαγωγικά.',
  'Under the name.': 'Κάτω από το όνομα.',
  'Ends the name of each row\'s link for screen readers: "Agios Nikolaos, on the map".':
    'Τελειώνει το όνομα του συνδέσμου για αναγνώστες οθόνης: «Άγιος Νικόλαος, στον χάρτη».',
  'The large quotation with its figures.': 'Τα μεγάλα λόγια καλεσμένων, με τους αριθμούς.',
  'Name of the section for screen readers.': 'Όνομα της ενότητας για αναγνώστες οθόνης.',
  'What is quoted, and its quotation marks.': 'Ποια κριτική φαίνεται, και τα εισαγωγικά της.',
  'Link to all reviews.': 'Σύνδεσμος προς όλες τις κριτικές.',
  'Labels of the four statistics.': 'Ετικέτες των τεσσάρων αριθμών.',
  'Beside the logos.': 'Δίπλα στα λογότυπα.',
  "Accessible name of each logo's link: name and line of business.":
    'Τι ακούγεται για κάθε λογότυπο: όνομα και επάγγελμα.',
  'The form and the ways to reach the venue.': 'Η φόρμα και οι τρόποι επικοινωνίας.',
  'Over the address.': 'Πάνω από τη διεύθυνση.',
  'Over the two phone numbers.': 'Πάνω από τα δύο τηλέφωνα.',
  'Under the numbers: in which languages one may speak.':
    'Κάτω από τα τηλέφωνα: σε ποιες γλώσσες μιλάμε.',
  'Over the e-mail address.': 'Πάνω από το e-mail.',
  'Over the opening hours: "Monday to Sunday".': 'Πάνω από τις ώρες: «Δευτέρα έως Κυριακή».',
  'Under the hours: how to come at another time.':
    'Κάτω από τις ώρες: πώς έρχεται κανείς άλλη ώρα.',
  'Before the number of the business registry.': 'Πριν από τον αριθμό ΓΕΜΗ.',
  'Over the title.': 'Πάνω από τον τίτλο.',
  "The page's h1, over the photo.": 'Ο τίτλος της σελίδας, πάνω στη φωτογραφία.',
  'Under the title.': 'Κάτω από τον τίτλο.',
  'The sentence about the name, large, and the text beside it.':
    'Η πρόταση για το όνομα, μεγάλη, και το κείμενο δίπλα.',
  'What we hold to, in steps down the page.': 'Όσα τηρούμε, το ένα κάτω από το άλλο.',
  'Labels of the four figures.': 'Ετικέτες των τεσσάρων αριθμών.',
  'What there is on the estate: a name and one short remark each.':
    'Τι έχει το κτήμα: ένα όνομα και μία σύντομη σημείωση.',
  "The page's h1, under the photo.": 'Ο τίτλος της σελίδας, κάτω από τη φωτογραφία.',
  'Beside the title: what one plans here.': 'Δίπλα στον τίτλο: τι σχεδιάζει κανείς εδώ.',
  'Leads on to the dates; the links beside it to the other two.':
    'Οδηγεί στις ημερομηνίες· οι διπλανοί στα άλλα δύο.',
  'Saturdays and full moons of the next two years.':
    'Σάββατα και πανσέληνοι των δύο επόμενων χρόνων.',
  'Beside the title: what the table tells, and that a date leads to the request form.':
    'Δίπλα στον τίτλο: τι δείχνει ο πίνακας, και ότι κάθε ημερομηνία οδηγεί στη φόρμα.',
  'A link for keyboards, past all dates.':
    'Σύνδεσμος για το πληκτρολόγιο, πέρα από τις ημερομηνίες.',
  'Names of the months from January on, as they stand alone.':
    'Ονόματα των μηνών από τον Ιανουάριο, στην ονομαστική.',
  'Short names of the days from Sunday on.': 'Σύντομα ονόματα ημερών, από την Κυριακή.',
  'Beside a year, where several Saturdays have a nearly full moon around sunset; {days} are their days.':
    'Δίπλα στο έτος, όταν πολλά Σάββατα έχουν σχεδόν πανσέληνο στη δύση· {days} είναι οι μέρες.',
  'After it, or alone: the one whose moon rises with the sunset: {day}, {sunset}, {moonrise}.':
    'Μετά, ή μόνο του: εκείνο που το φεγγάρι βγαίνει με τη δύση: {day}, {sunset}, {moonrise}.',
  'After that, where the Church holds no weddings on this day.':
    'Μετά από αυτό, όταν η Εκκλησία δεν τελεί γάμους εκείνη τη μέρα.',
  'Names the links to the months of a {year} for screen readers.':
    'Όνομα των συνδέσμων προς τους μήνες του {year}, για αναγνώστες οθόνης.',
  'A winter from one month to another: {from}, {to}.': 'Χειμώνας από μήνα σε μήνα: {from}, {to}.',
  'The same on a small link, without years.': 'Το ίδιο σε μικρό σύνδεσμο, χωρίς έτη.',
  'Where parties are in winter.': 'Πού γίνονται οι γιορτές τον χειμώνα.',
  'After it, while every month of a winter is open.':
    'Μετά από αυτό, όσο όλοι οι μήνες του χειμώνα είναι ελεύθεροι.',
  'Under a month whose Saturdays are booked, after these words; with a phone link.':
    'Κάτω από μήνα με κλεισμένα Σάββατα, μετά από αυτά τα λόγια· με σύνδεσμο τηλεφώνου.',
  'Heads of the columns; the first is heard only.': 'Τίτλοι των στηλών· ο πρώτος μόνο ακούγεται.',
  "End the name of a date's link, for screen readers: what it does, and where the Church holds no weddings.":
    'Τελειώνουν το όνομα του συνδέσμου για αναγνώστες οθόνης: τι κάνει, και πού δεν τελούνται γάμοι.',
  'What a screen reader says of a drawn moon; {percent} is its lit part.':
    'Τι λέει ο αναγνώστης οθόνης για το φεγγάρι· {percent} είναι το φωτισμένο μέρος.',
  'In place of a moonrise: risen before the party; none, which only screen readers say.':
    'Στη θέση της ανατολής του φεγγαριού: βγήκε πριν από τη γιορτή· καθόλου, που μόνο ακούγεται.',
  'Explain the marks.': 'Εξηγούν τα σημάδια.',
  'At the end; {month} is the last one, in the form after a day, with its year.':
    'Στο τέλος· {month} είναι ο τελευταίος μήνας, όπως στέκεται μετά από μέρα, με το έτος.',
  'After it, while there are hints: how good they are; {day} is when they were looked up.':
    'Μετά, όσο υπάρχουν υποδείξεις: πόσο ισχύουν· {day} είναι η μέρα του ελέγχου.',
  'Heading of the four, read by screen readers only.':
    'Τίτλος των τεσσάρων, μόνο για αναγνώστες οθόνης.',
  'Link of each of the four; the English one is fixed by the specification.':
    'Σύνδεσμος για καθεμιά· ο αγγλικός δεν αλλάζει.',
  'Name of the event, and a few lines.': 'Όνομα της εκδήλωσης και λίγες γραμμές.',
  'What a dot is, and how large the two rooms are.':
    'Τι είναι μία κουκκίδα, και πόσο μεγάλες είναι οι δύο αίθουσες.',
  'Name of the plans, for the ear.': 'Όνομα των σχεδίων, για αναγνώστες οθόνης.',
  'Beside the measure.': 'Δίπλα στη διάσταση.',
  'Each layout with what to know of it.': 'Κάθε διάταξη με όσα πρέπει να ξέρει κανείς.',
  'Of the table of capacities, for the ear.': 'Του πίνακα με τις θέσεις, για αναγνώστες οθόνης.',
  'Over the names of the layouts, for the ear.':
    'Πάνω από τα ονόματα των διατάξεων, για αναγνώστες οθόνης.',
  'Stands for a layout that a place does not take, for the ear.':
    'Στη θέση διάταξης που ένας χώρος δεν παίρνει, για αναγνώστες οθόνης.',
  'Width and depth: "{width} × {depth} m".': 'Πλάτος και βάθος: «{width} × {depth} μ.».',
  'Over the numbers on phones, for the ear.':
    'Πάνω από τους αριθμούς σε κινητά, για αναγνώστες οθόνης.',
  'Over the heading.': 'Πάνω από την επικεφαλίδα.',
  "The page's heading, three short lines.": 'Η επικεφαλίδα της σελίδας, τρεις σύντομες γραμμές.',
  'The paragraph below it.': 'Η παράγραφος από κάτω.',
  'Button to the contact page.': 'Κουμπί προς τη σελίδα επικοινωνίας.',
  'Quiet link beside it, to the churches.': 'Δίπλα του, διακριτικός σύνδεσμος προς τις εκκλησίες.',
  'Four reasons below the hero.': 'Τέσσερις λόγοι κάτω από την πρώτη εικόνα.',
  'Four; each with a heading and two or three lines.':
    'Τέσσερις· τίτλος και δύο ή τρεις γραμμές ο καθένας.',
  'What the photos are of, for screen readers.':
    'Τι δείχνουν οι φωτογραφίες, για αναγνώστες οθόνης.',
  'Questions that every couple asks.': 'Ερωτήσεις που κάνει κάθε ζευγάρι.',
  'What visitors ask, in a word or two, and the answer; answers may link.':
    'Τι ρωτούν, σε μία δυο λέξεις, και η απάντηση· μπορεί να έχει συνδέσμους.',
  'For couples who live in another country.': 'Για ζευγάρια που ζουν στο εξωτερικό.',
  'Papers, a symbolic ceremony, the way, beds, the language, calls; answers may link.':
    'Χαρτιά, συμβολική τελετή, δρόμος, ύπνος, γλώσσα, τηλεφωνήματα· μπορεί να έχουν συνδέσμους.',
  'Over the moonrise at the end.': 'Πάνω στην ανατολή του φεγγαριού, στο τέλος.',
  "The page's heading, above the photo.": 'Η επικεφαλίδα της σελίδας, πάνω από τη φωτογραφία.',
  'The paragraph beside the photo.': 'Η παράγραφος δίπλα στη φωτογραφία.',
  'One row each; the text may link.': 'Μία γραμμή η καθεμιά· το κείμενο μπορεί να έχει σύνδεσμο.',
  'Beside the menu card.': 'Δίπλα στην κάρτα του μενού.',
  'Below both menus: allergies, babies.': 'Κάτω από τα δύο μενού: αλλεργίες, μωρά.',
  'Over the grove at the end.': 'Πάνω στον ελαιώνα, στο τέλος.',
  "The page's heading, below the photo.": 'Η επικεφαλίδα της σελίδας, κάτω από τη φωτογραφία.',
  'The paragraph beside it.': 'Η παράγραφος δίπλα της.',
  'Minutes to drive and cars that park; without these facts nothing.':
    'Λεπτά με το αυτοκίνητο και θέσεις στάθμευσης· χωρίς αυτά τα στοιχεία, τίποτα.',
  'Button to the request form.': 'Κουμπί προς τη φόρμα αιτήματος.',
  'Below each number of seats: "people".': 'Κάτω από κάθε αριθμό θέσεων: «άτομα».',
  'The three rooms, each beside the number of its seats.':
    'Οι τρεις αίθουσες, δίπλα στις θέσεις τους.',
  'Three of the layouts as drawn plans, and what comes with them.':
    'Τρεις από τις διατάξεις σε σχέδια, και τι περιλαμβάνουν.',
  'Under each plan: "{seats} in rows".': 'Κάτω από κάθε σχέδιο: «{seats} σε σειρές».',
  'What is included: "a {width} × {height} m screen".':
    'Τι περιλαμβάνεται: «οθόνη {width} × {height} μ.».',
  'Six photos by daylight, then six on a dark ground.':
    'Έξι φωτογραφίες της μέρας, ύστερα έξι σε σκούρο φόντο.',
  'Beside the heading.': 'Δίπλα στην επικεφαλίδα.',
  'What an organiser asks: equipment, parking, access, invoices. Answers may link.':
    'Τι ρωτά ένας διοργανωτής: εξοπλισμός, πάρκινγκ, πρόσβαση, τιμολόγια. Οι απαντήσεις μπορεί να έχουν συνδέσμους.',
  'Over the gate at the end.': 'Πάνω στην πύλη, στο τέλος.',
  "The page's heading, over the photo.": 'Η επικεφαλίδα της σελίδας, πάνω στη φωτογραφία.',
  'The line below it.': 'Η γραμμή από κάτω.',
  'Link down to the photos.': 'Σύνδεσμος προς τις φωτογραφίες πιο κάτω.',
  'Reasons to have the party here; numbered.': 'Λόγοι για να γίνει εδώ το πάρτι· αριθμημένοι.',
  'Birthday, engagement, corporate party, festive events; the text may link.':
    'Γενέθλια, αρραβώνας, εταιρικό πάρτι, γιορτές· το κείμενο μπορεί να έχει σύνδεσμο.',
  'Music and DJ, decoration, activities, photography; the text may link.':
    'Μουσική και DJ, διακόσμηση, δραστηριότητες, φωτογράφιση· το κείμενο μπορεί να έχει σύνδεσμο.',
  "Below the photos, for those who can't hover: the evening in one sentence.":
    'Κάτω από τις φωτογραφίες, για όσους δεν έχουν ποντίκι: η βραδιά σε μία πρόταση.',
  'Over the bar at the end.': 'Πάνω στο μπαρ, στο τέλος.',
  "The page's h1.": 'Ο τίτλος της σελίδας.',
  'The two buttons of the hero: to write, and down to the plan.':
    'Τα δύο κουμπιά της πρώτης εικόνας: να γράψετε, και κάτω στο σχέδιο.',
  'Beside the title: what the minutes count, and that the numbers lead on.':
    'Δίπλα στον τίτλο: τι μετρούν τα λεπτά, και ότι οι αριθμοί οδηγούν παρακάτω.',
  'What the drawing shows, for screen readers.': 'Τι δείχνει το σχέδιο, για αναγνώστες οθόνης.',
  'The parts, on the plan and in the list below it; where nothing is counted, where a part is.':
    'Τα μέρη, στο σχέδιο και στον κατάλογο· όπου δεν μετριέται κάτι, πού βρίσκεται.',
  'After a number of guests.': 'Μετά από αριθμό καλεσμένων.',
  'Half a minute, one, and {minutes}.': 'Μισό λεπτό, ένα, και {minutes}.',
  'On the plan: how much parks there, and what stands behind the hall.':
    'Στο σχέδιο: πόσα χωρά το πάρκινγκ, και τι είναι πίσω από την αίθουσα.',
  'On the ground of the plan.': 'Πάνω στο έδαφος του σχεδίου.',
  'What the three capacities refer to.': 'Σε τι αναφέρονται οι τρεις χωρητικότητες.',
  'Under the list: how the minutes are counted, with {metres} and {pace}.':
    'Κάτω από τον κατάλογο: πώς μετριούνται τα λεπτά, με {metres} και {pace}.',
  'Under each plan, by what stands under the awning of the terrace.':
    'Κάτω από κάθε σχέδιο, ανάλογα με το τι στήνεται κάτω από την τέντα της βεράντας.',
  'Before what happens if it rains.': 'Πριν από το τι γίνεται αν βρέξει.',
  'After numbers that depend on how the tables stand.':
    'Μετά από αριθμούς που αλλάζουν με τα τραπέζια.',
  'After the number of seats.': 'Μετά από τον αριθμό θέσεων.',
  'Where the stamp of the plan leads.': 'Πού οδηγεί η σφραγίδα του σχεδίου.',
  'The seven facilities of the specification and the toilets, each with a remark.':
    'Οι επτά εγκαταστάσεις και οι τουαλέτες, με μία σημείωση.',
  'Under the list: that there is no step.': 'Κάτω από τον κατάλογο: ότι δεν υπάρχει σκαλί.',
  'Over the photos, and the category under each.':
    'Πάνω από τις φωτογραφίες, και η κατηγορία κάτω από καθεμιά.',
  'Getting here, and the details.': 'Πώς έρχεται κανείς, και τα στοιχεία.',
  'Over the list of the seven.': 'Πάνω από τον κατάλογο των επτά.',
  'Name of the framed map for screen readers.': 'Όνομα του χάρτη για αναγνώστες οθόνης.',
  'An afternoon by the clock: a church wedding, hour by hour.':
    'Ένα απόγευμα με το ρολόι: γάμος στην εκκλησία, ώρα με την ώρα.',
  "About the chapel on the estate's own ground.": 'Για το ξωκλήσι μέσα στο κτήμα.',
  'Last section: two ways to ask.': 'Τελευταία ενότητα: δύο τρόποι να ρωτήσετε.',
  'The two services with pages of their own.': 'Οι δύο υπηρεσίες που έχουν δική τους σελίδα.',
  'Three short lines under the text: what it includes.':
    'Τρεις σύντομες γραμμές κάτω από το κείμενο: τι περιλαμβάνει.',
  'The link to the page that says more.': 'Ο σύνδεσμος προς τη σελίδα που λέει περισσότερα.',
  'The four additional ones, line under line.': 'Οι τέσσερις επιπλέον, γραμμή γραμμή.',
  "The dark section with the DJ's photo.": 'Η σκούρα ενότητα με τη φωτογραφία του DJ.',
  'End of the page.': 'Τέλος της σελίδας.',
  'The button under the lead, to the contact page.':
    'Το κουμπί κάτω από την εισαγωγή, προς τη σελίδα επικοινωνίας.',
  'The service in six steps, from a year before to the day.':
    'Η υπηρεσία σε έξι βήματα, από έναν χρόνο πριν ως τη μέρα.',
  'How long before the wedding, to the left of the line.':
    'Πόσο πριν από τον γάμο, αριστερά από τη γραμμή.',
  'The wedding day by the clock: what is done before the guests come, then the evening under its sky.':
    'Η μέρα του γάμου με το ρολόι: τι γίνεται πριν έρθουν οι καλεσμένοι, ύστερα η βραδιά με τον ουρανό της.',
  'What happens at each hour, in a word or two, and more about it.':
    'Τι γίνεται κάθε ώρα, σε μία δυο λέξεις, και κάτι παραπάνω.',
  'Beside the time of the sunset, and of the moonrise.':
    'Δίπλα στην ώρα της δύσης και της ανατολής του φεγγαριού.',
  'Of which day the sky is.': 'Ποιας μέρας είναι ο ουρανός.',
  'What the couple keeps for itself, in large type beside a photo.':
    'Τι μένει στο ζευγάρι, με μεγάλα γράμματα δίπλα σε φωτογραφία.',
  'Last section, over a photo, with a contact button.':
    'Τελευταία ενότητα, πάνω σε φωτογραφία, με κουμπί επικοινωνίας.',
  'Over the title: what the page is about.': 'Πάνω από τον τίτλο: για τι μιλά η σελίδα.',
  "The page's h1, over the hero.": 'Ο τίτλος της σελίδας, πάνω στην πρώτη εικόνα.',
  'The button under the lead; it leads to the contact list below.':
    'Το κουμπί κάτω από την εισαγωγή· οδηγεί στα στοιχεία πιο κάτω.',
  'Under the hero: what it shows, and what that has to do with the estate.':
    'Κάτω από την πρώτη εικόνα: τι δείχνει, και τι σχέση έχει με το κτήμα.',
  'One path at four times of an evening.': 'Το ίδιο μονοπάτι σε τέσσερις ώρες μιας βραδιάς.',
  'Beside it: one evening, one place for the camera.':
    'Δίπλα: μία βραδιά, ένα σημείο για τη μηχανή.',
  'The drawing in words, for those who do not see it: {sunset} and the {heights} of the four times.':
    'Το σχέδιο με λόγια, για όσους δεν το βλέπουν: {sunset} και τα {heights} των τεσσάρων ωρών.',
  'One of those heights: {time} and {height}.': 'Ένα από τα ύψη: {time} και {height}.',
  'Heights: {degrees} above and below the horizon, and beside it.':
    'Ύψη: {degrees} πάνω και κάτω από τον ορίζοντα, και δίπλα του.',
  'Beside the point where it sets: {time}.': 'Δίπλα στο σημείο όπου δύει: {time}.',
  'Under each photo: the light in a word, and what it is good for.':
    'Κάτω από κάθε φωτογραφία: το φως με μία λέξη, και σε τι είναι καλό.',
  'Last: of which day the times are, its {sunset}, and what changes later in the year.':
    'Τελευταίο: ποιας μέρας είναι οι ώρες, η {sunset}, και τι αλλάζει αργότερα μέσα στον χρόνο.',
  "Accessible name of the partner's logo: name and line of business.":
    'Τι ακούγεται για το λογότυπο του συνεργάτη: όνομα και επάγγελμα.',
  'Under the very large number of years.': 'Κάτω από τον πολύ μεγάλο αριθμό χρόνων.',
  'Beside the number.': 'Δίπλα στον αριθμό.',
  'What arrives after the wedding.': 'Τι παραλαμβάνετε μετά τον γάμο.',
  'Name of the row of spreads, for screen readers.':
    'Όνομα της σειράς με τα σαλόνια του άλμπουμ, για αναγνώστες οθόνης.',
  'Under each spread.': 'Κάτω από κάθε σαλόνι του άλμπουμ.',
  'The contact list of the partner.': 'Τα στοιχεία επικοινωνίας του συνεργάτη.',
  "The page's h1, on the photo.": 'Ο τίτλος της σελίδας, πάνω στη φωτογραφία.',
  'The four kinds of event, each under a line as tall as its music is loud.':
    'Τα τέσσερα είδη εκδήλωσης, κάτω από γραμμή ψηλή όσο δυνατή είναι η μουσική.',
  'Beside the photo of the long table.': 'Δίπλα στη φωτογραφία του μακριού τραπεζιού.',
  'Three questions the DJ asks, in large type.': 'Τρεις ερωτήσεις του DJ, με μεγάλα γράμματα.',
  "The supplier's contact card.": 'Η κάρτα του συνεργάτη.',
  'The average rating in very large type, and the words under it.':
    'Ο μέσος όρος με πολύ μεγάλα γράμματα, και τα λόγια από κάτω.',
  'Beside the hero photo; what the visitor is about to read.':
    'Δίπλα στην πρώτη φωτογραφία· τι θα διαβάσει ο επισκέπτης.',
  'Under it, small: how we know that the writers were guests (Directive (EU) 2019/2161).':
    'Από κάτω, μικρά: πώς ξέρουμε ότι όσοι έγραψαν ήταν καλεσμένοι (Οδηγία (ΕΕ) 2019/2161).',
  'The short one set large after the first run, and the one after the second, by their ids.':
    'Η σύντομη που στέκεται μεγάλη μετά την πρώτη ομάδα, και εκείνη μετά τη δεύτερη, με τους κωδικούς τους.',
  'End of the page: one sentence and two buttons, to the request form and to the contact page.':
    'Τέλος της σελίδας: μία πρόταση και δύο κουμπιά, προς τη φόρμα αιτήματος και την επικοινωνία.',
  'The extras of the upper sum, as its text names them, and as its reckoning does, the last two each with its price.':
    'Τα πρόσθετα του πάνω ποσού, όπως τα λέει το κείμενο και όπως τα λέει ο λογαριασμός· τα δύο τελευταία με την τιμή τους.',
  'Over the heading, and at the head of the printed pages.':
    'Πάνω από την επικεφαλίδα, και στην κορυφή των τυπωμένων σελίδων.',
  'Buttons to the calculator, to the table and to the rules of the house, and a link that prints.':
    'Κουμπιά προς τον υπολογιστή, τον πίνακα και τους κανόνες, και σύνδεσμος εκτύπωσης.',
  'The days between which the list is valid, each where the list has it, and what holds once it is signed.':
    'Ανάμεσα σε ποιες μέρες ισχύει ο τιμοκατάλογος, και τι ισχύει μετά την υπογραφή.',
  'What the two sums hold; the second text where the list has no extras for an upper one.':
    'Τι περιέχουν τα δύο ποσά· το δεύτερο κείμενο όταν δεν υπάρχουν πρόσθετα.',
  'Instead of a sum, where no script runs: where the ready ones stand.':
    'Στη θέση του ποσού όταν δεν τρέχει JavaScript: πού είναι τα έτοιμα.',
  'Name of the slider beside the field.': 'Όνομα του ρυθμιστικού δίπλα στο πεδίο.',
  'What is wrong with a number of guests.': 'Τι δεν πάει καλά με τον αριθμό καλεσμένων.',
  'Over the sum.': 'Πάνω από το ποσό.',
  'Under it: how it came about; the parts of the second sum join into one list.':
    'Από κάτω: πώς προκύπτει· τα μέρη του δεύτερου ποσού γίνονται ένας κατάλογος.',
  'Why another number was counted: too few, also where weekdays take fewer, or more than there is room for.':
    'Γιατί μετρήθηκε άλλος αριθμός: πολύ λίγοι, και όταν οι καθημερινές δέχονται λιγότερους, ή περισσότεροι από όσους χωρούν.',
  'Heading, with the lowest and the highest price of the list.':
    'Επικεφαλίδα, με τη χαμηλότερη και την υψηλότερη τιμή.',
  'Name of the table, for the ear.': 'Όνομα του πίνακα, για αναγνώστες οθόνης.',
  'The smallest party of a season, long and for phones.':
    'Η μικρότερη γιορτή μιας εποχής, με λόγια και σύντομα για κινητά.',
  'Under the table, each where the list has its figures.':
    'Κάτω από τον πίνακα, όπου υπάρχουν τα ποσά.',
  'What opens the fold, and the line under it.':
    'Τι ανοίγει το πτυσσόμενο μέρος, και η γραμμή από κάτω.',
  'Names of the row of tables and of each, for the ear.':
    'Ονόματα της σειράς πινάκων και του καθενός, για αναγνώστες οθόνης.',
  'The second sum of a cell.': 'Το δεύτερο ποσό ενός κελιού.',
  'Under the tables: what the second sum has, where there is one, and which numbers are not taken.':
    'Κάτω από τους πίνακες: τι έχει το δεύτερο ποσό, και ποιοι αριθμοί δεν γίνονται δεκτοί.',
  'Name of the section, for the ear.': 'Όνομα της ενότητας, για αναγνώστες οθόνης.',
  'After a price: a guest.': 'Μετά από τιμή: ο καλεσμένος.',
  'The price of what begins there.': 'Η τιμή για ό,τι αρχίζει από εκεί.',
  'What others are paid for; no price of ours.': 'Τι πληρώνεται σε άλλους· όχι δική μας τιμή.',
  'Beside the card.': 'Δίπλα στην κάρτα.',
  'Name of the card, for the ear: on phones one scrolls in it.':
    'Όνομα της κάρτας, για αναγνώστες οθόνης: σε κινητά κυλά κανείς μέσα της.',
  'Name of the line, for the ear.': 'Όνομα της γραμμής, για αναγνώστες οθόνης.',
  'In order; those whose figures the list leaves out are not shown.':
    'Με τη σειρά· όσα δεν έχουν ποσό στον τιμοκατάλογο δεν φαίνονται.',
  'On the line, where moving the date is free, where it costs, and where it cannot be moved.':
    'Στη γραμμή: πού η αλλαγή ημερομηνίας είναι δωρεάν, πού κοστίζει, και πού δεν γίνεται.',
  'On the line, between the last two steps.': 'Στη γραμμή, ανάμεσα στα δύο τελευταία βήματα.',
  'Under the line: what becomes of what was paid.':
    'Κάτω από τη γραμμή: τι γίνεται με όσα πληρώθηκαν.',
  'The drawing, told.': 'Το σχέδιο, με λόγια.',
  'On the axis, in place of its hour.': 'Στον άξονα, στη θέση της ώρας του.',
  'Before the position, on paper.': 'Πριν από τις συντεταγμένες, στο χαρτί.',
  'Three lines for those who sit in the car already: what a press does, and below it a remark.':
    'Τρεις γραμμές για όσους κάθονται ήδη στο αυτοκίνητο: τι κάνει ένα πάτημα, και από κάτω μία σημείωση.',
  'Goes along when the page is handed on, and what is said after.':
    'Συνοδεύει τη σελίδα όταν τη στέλνει κανείς, και τι λέγεται μετά.',
  'The sentence that goes along with the address; the subject of a mail.':
    'Η πρόταση που συνοδεύει τη διεύθυνση· το θέμα ενός μηνύματος.',
  'Said once the address is on the clipboard.': 'Λέγεται όταν η διεύθυνση αντιγραφεί.',
  'Under the drawing.': 'Κάτω από το σχέδιο.',
  'The three places at which one turns, and the gate; their numbers stand on the drawing.':
    'Τα τρία σημεία όπου στρίβει κανείς, και η πύλη· οι αριθμοί τους είναι στο σχέδιο.',
  'The button beside the position, and what is said after.':
    'Το κουμπί δίπλα στις συντεταγμένες, και τι λέγεται μετά.',
  'Under the times.': 'Κάτω από τις ώρες.',
  'Ways to come and go, in a word or two, and what to know of each; {phone} is the number of the taxi.':
    'Πώς έρχεται και φεύγει κανείς, σε μία δυο λέξεις, και τι να ξέρει· {phone} είναι το τηλέφωνο του ταξί.',
  'Short names of the months from April to October.':
    'Σύντομα ονόματα των μηνών από Απρίλιο ως Οκτώβριο.',
  'In the dark part of the drawing.': 'Στο σκοτεινό μέρος του σχεδίου.',
  'Under the drawing; where hours are counted to twelve, that they are those of the afternoon.':
    'Κάτω από το σχέδιο· όπου οι ώρες μετριούνται ως το δώδεκα, ότι είναι μεταμεσημβρινές.',
  'What to wear and to bring: a word or two, and why.':
    'Τι να φορέσετε και να φέρετε: μία δυο λέξεις, και γιατί.',
  'Link to the churches page and its map.':
    'Σύνδεσμος προς τη σελίδα με τις εκκλησίες και τον χάρτη.',
  '{minutes} is the way to the nearest beach.':
    '{minutes} είναι ο δρόμος ως την πιο κοντινή παραλία.',
  'Under the phone number: who answers.': 'Κάτω από το τηλέφωνο: ποιος απαντά.',
  'Before the address of the page, for who writes it down or copies it by hand.':
    'Πριν από τη διεύθυνση της σελίδας, για όποιον την αντιγράφει με το χέρι.',
  'Large heading; *stars* mark italics.': 'Μεγάλη επικεφαλίδα· τα *αστεράκια* δίνουν πλάγια.',
  'Heading of the form.': 'Επικεφαλίδα της φόρμας.',
  'Name of the map for screen readers.': 'Όνομα του χάρτη για αναγνώστες οθόνης.',
  'On the drawing that stands in for the map: the bay at the end of the road.':
    'Στο σχέδιο που φαίνεται ώσπου να έρθει ο χάρτης: ο όρμος όπου βγάζει ο δρόμος.',
  'Prices: their page, the calculator, and each sentence that names one. If not, there is no page of them: in no menu, in no sitemap, under no address.':
    'Τιμές: η σελίδα τους, ο υπολογισμός και κάθε πρόταση που αναφέρει τιμή. Χωρίς αυτές δεν υπάρχει σελίδα τιμών: ούτε στο μενού, ούτε στις μηχανές αναζήτησης, ούτε σε διεύθυνση.',
  'On the card over the map.': 'Στην κάρτα πάνω στον χάρτη.',
  'How one comes here from the ring motorway; may link.':
    'Πώς έρχεται κανείς από την Αττική Οδό· μπορεί να έχει σύνδεσμο.',
  'Link to the same place in a map application.':
    'Σύνδεσμος προς το ίδιο σημείο σε εφαρμογή χαρτών.',
  'Over the very large phone number.': 'Πάνω από το πολύ μεγάλο τηλέφωνο.',
  'Below it; [words](email) become the mail link.':
    'Από κάτω· το [λέξεις](email) γίνεται σύνδεσμος για e-mail.',
  "The page's heading, in very large type.": 'Η επικεφαλίδα της σελίδας, με πολύ μεγάλα γράμματα.',
  'Beside the heading: what is to be seen, and that a photo opens large.':
    'Δίπλα στην επικεφαλίδα: τι βλέπει κανείς, και ότι κάθε φωτογραφία ανοίγει μεγάλη.',
  'Name of the line of categories, for screen readers.':
    'Όνομα της γραμμής κατηγοριών, για αναγνώστες οθόνης.',
  'First of the categories: every photo.': 'Η πρώτη κατηγορία: όλες.',
  'The categories, one word each if the language allows.': 'Οι κατηγορίες, με μία λέξη αν γίνεται.',
  'After a number: "39 photos"; said by screen readers when the category changes.':
    'Μετά από αριθμό: «39 φωτογραφίες»· ακούγεται όταν αλλάζει η κατηγορία.',
  'Under the last photo: an invitation to come and see for oneself.':
    'Κάτω από την τελευταία φωτογραφία: πρόσκληση για επίσκεψη.',
  'Quiet link to the page about the venue.': 'Διακριτικός σύνδεσμος προς τη σελίδα του χώρου.',
  'Large heading: a question; *stars* mark italics.':
    'Μεγάλη επικεφαλίδα: μία ερώτηση· τα *αστεράκια* δίνουν πλάγια.',
  'Beside the heading: that a little is enough to begin with.':
    'Δίπλα στην επικεφαλίδα: ότι λίγα αρκούν για αρχή.',
  'Beside the form, three numbered steps: what happens once it has been sent.':
    'Δίπλα στη φόρμα, τρία αριθμημένα βήματα: τι γίνεται αφού σταλεί.',
  'Under the steps: heading of the telephone numbers for those who would rather talk.':
    'Κάτω από τα βήματα: τίτλος για τα τηλέφωνα, για όσους προτιμούν να μιλήσουν.',
  'January to December, as they stand alone.': 'Ιανουάριος ως Δεκέμβριος, στην ονομαστική.',
  'After the months of a season without the garden.': 'Μετά από τους μήνες μιας εποχής χωρίς κήπο.',
  "Two lines of the visitor's, which go along to the request form.":
    'Δύο γραμμές του επισκέπτη, που πάνε μαζί στη φόρμα αιτήματος.',
  'Said over the form: that they stand there, and where.':
    'Λέγεται πάνω από τη φόρμα: ότι είναι εκεί, και πού.',
  'Headings of the reviews page, in very large type: a year, or a few words.':
    'Τίτλοι της σελίδας κριτικών, με πολύ μεγάλα γράμματα: ένα έτος, ή λίγες λέξεις.',
  'In the order of the page.': 'Με τη σειρά της σελίδας.',
  'The name by which pages refer to it.': 'Το όνομα με το οποίο την ξέρουν οι σελίδες.',
  'The heading under which it stands on the reviews page.':
    'Ο τίτλος κάτω από τον οποίο στέκεται στη σελίδα κριτικών.',
  'First name and an initial.': 'Μικρό όνομα και αρχικό.',
  'What was celebrated, in the words of the specification.': 'Τι γιορτάστηκε, όπως στη λίστα.',
  'Day it was written, dd.mm.yyyy.': 'Η μέρα που γράφτηκε, ηη.μμ.εεεε.',
  'Public address of the site; the setting SITE_URL overrides it in a build.':
    'Δημόσια διεύθυνση του ιστότοπου· η ρύθμιση SITE_URL έχει τον τελευταίο λόγο.',
  'As visitors read it.': 'Όπως το διαβάζουν οι επισκέπτες.',
  'As telephones dial it: "+30" and the digits.':
    'Όπως το καλεί το τηλέφωνο: «+30» και τα ψηφία, χωρίς κενά.',
  'The number that answers on Viber.': 'Το νούμερο που απαντά στο Viber.',
  'The number that answers on WhatsApp.': 'Το νούμερο που απαντά στο WhatsApp.',
  'WGS 84 degrees.': 'Μοίρες, όπως τις δίνουν οι χάρτες.',
  'ISO 3166-2, of the region.': 'Κωδικός της περιφέρειας, για μηχανές αναζήτησης.',
  'The company behind the estate, which every page names (Directive 2000/31/EC Art. 5, Presidential Decree 131/2003 Art. 4; Law 4919/2022): name, legal form, seat, and the numbers of the business registry (GEMI) and for VAT.':
    'Η εταιρεία του κτήματος, που κάθε σελίδα πρέπει να αναφέρει (Οδηγία 2000/31/ΕΚ άρθρο 5, π.δ. 131/2003 άρθρο 4, ν. 4919/2022): επωνυμία, νομική μορφή, έδρα, αριθμός ΓΕΜΗ και ΑΦΜ.',
  'One to four signs of the euro.': 'Από ένα ως τέσσερα σύμβολα του ευρώ.',
  'In English, for search engines.': 'Στα αγγλικά, για μηχανές αναζήτησης.',
  'Guests at one event: seated indoors, seated outdoors, seated around a meeting table.':
    'Καλεσμένοι σε μία γιορτή: καθιστοί μέσα, καθιστοί έξω, γύρω από τραπέζι σύσκεψης.',
  "Average of the guests' ratings, of 5 at most, and how many there are.":
    'Μέσος όρος των βαθμολογιών, με άριστα το 5, και πόσες είναι.',
  'Hours within which an enquiry is answered.': 'Ώρες μέσα στις οποίες απαντάμε.',
  'Months after which an enquiry that led to no event is erased, as the privacy note promises; sample.':
    'Μήνες μετά τους οποίους σβήνεται ένα αίτημα που δεν έγινε εκδήλωση, όπως υπόσχεται η σελίδα απορρήτου· δείγμα.',
  'Days for which an enquiry that could not be mailed is kept; then it is erased, and you are told how many there were.':
    'Ημέρες που φυλάγεται ένα αίτημα που δεν μπόρεσε να σταλεί· μετά σβήνεται, και μαθαίνετε πόσα ήταν.',
  'Driving time to the churches as the copy rounds it; the exact minutes stand with each church.':
    'Λεπτά ως τις εκκλησίες, στρογγυλεμένα όπως στα κείμενα· τα ακριβή είναι σε κάθε εκκλησία.',
  'On all pages but the contact page, by language.':
    'Σε όλες τις σελίδες εκτός από την επικοινωνία, ανά γλώσσα.',
  'Days from and until which the list is valid; the second is that of the event.':
    'Μέρες από και ως τις οποίες ισχύει ο τιμοκατάλογος· η δεύτερη είναι της εκδήλωσης.',
  '1 for January to 12.': '1 για τον Ιανουάριο, ως 12.',
  'Fewer guests are charged as so many; on weekdays `weekdaySmallest` holds.':
    'Λιγότεροι καλεσμένοι χρεώνονται σαν τόσοι· από Δευτέρα ως Πέμπτη ισχύει το «Ελάχιστοι Δευτέρα–Πέμπτη».',
  "The garden is laid, so a ceremony on the lawn can be had and `capacity.outdoors` is the limit; else the hall's.":
    'Ο κήπος είναι στρωμένος, άρα γίνεται τελετή στο γκαζόν και όριο είναι το `capacity.outdoors`· αλλιώς της αίθουσας.',
  'A guest, by day.': 'Ο καλεσμένος, ανά ημέρα.',
  'From Monday to Thursday so few are enough in any season, and for a lunch after a baptism on any day.':
    'Από Δευτέρα ως Πέμπτη αρκούν τόσοι σε κάθε εποχή, και για γεύμα βάπτισης κάθε μέρα.',
  'A guest.': 'Ο καλεσμένος.',
  'Once.': 'Μία φορά.',
  'What the coach seats, the hour at which the extra one of music ends, and how many taste the menu.':
    'Πόσους παίρνει το πούλμαν, ποια ώρα τελειώνει η επιπλέον ώρα μουσικής, και πόσοι δοκιμάζουν το μενού.',
  'Children: up to an age for nothing, up to another from a menu of their own.':
    'Παιδιά: ως μία ηλικία δωρεάν, ως μία άλλη με δικό τους μενού.',
  'A lunch after a baptism ends at this hour, and its decorations begin at this price.':
    'Το γεύμα της βάπτισης τελειώνει αυτή την ώρα, και ο στολισμός αρχίζει από αυτή την τιμή.',
  'A day meeting: a person, smallest number, days before which cancelling is free.':
    'Ημερίδα: το άτομο, ο μικρότερος αριθμός, ημέρες πριν από τις οποίες η ακύρωση είναι δωρεάν.',
  'Parts of the sum in per cent: with the contract, so many months before, and after; and days for which a date is held for nothing.':
    'Μέρη του ποσού τοις εκατό: με το συμφωνητικό, τόσους μήνες πριν, και μετά· και ημέρες που κρατιέται μία ημερομηνία δωρεάν.',
  'Months before which a date moves for nothing, and what moving costs after that.':
    'Μήνες πριν από τους οποίους η ημερομηνία αλλάζει δωρεάν, και τι κοστίζει μετά.',
  'The number of guests is told so many days before; by so many per cent it may still fall.':
    'Ο αριθμός καλεσμένων δηλώνεται τόσες ημέρες πριν· τόσο τοις εκατό μπορεί ακόμη να πέσει.',
  'Until when there is music; drawn from the first hour on.':
    'Ως πότε έχει μουσική· σχεδιάζεται από την πρώτη ώρα.',
  'The day on which you looked, such as "2026-11-15".': 'Η μέρα που κοιτάξατε, π.χ. «2026-11-15».',
  'Saturdays are free.': 'Υπάρχουν ελεύθερα Σάββατα.',
  'Few Saturdays are left.': 'Μένουν λίγα Σάββατα.',
  'No Saturday is free.': 'Κανένα Σάββατο δεν είναι ελεύθερο.',
  'Hours from which suppliers and hosts may come in, and by which suppliers have cleared everything next morning.':
    'Ώρες από τις οποίες μπαίνουν προμηθευτές και οικοδεσπότες, και ως πότε το άλλο πρωί τα έχουν μαζέψει όλα.',
  'Days in which a municipality issues a licence to marry, about.':
    'Περίπου σε πόσες ημέρες βγάζει ο δήμος άδεια γάμου.',
  'Months before an event until which lodgings nearby hold rooms for its guests.':
    'Ως πόσους μήνες πριν κρατούν δωμάτια τα κοντινά καταλύματα για τους καλεσμένους.',
  'Minutes of the last two legs by car: from Markopoulo to Keratea, and from there to the gate.':
    'Λεπτά των δύο τελευταίων κομματιών με το αυτοκίνητο: από το Μαρκόπουλο ως την Κερατέα, και από εκεί ως την πύλη.',
  'Minutes that the traffic of a Friday afternoon adds.':
    'Λεπτά που προσθέτει η κίνηση της Παρασκευής το απόγευμα.',
  'The rank of Keratea.': 'Η πιάτσα της Κερατέας.',
  'Where guests sleep; no prices, which others change.':
    'Πού κοιμούνται οι καλεσμένοι· χωρίς τιμές, που τις αλλάζουν άλλοι.',
  'Minutes by car.': 'Λεπτά με το αυτοκίνητο.',
  'Where guests swim on the day after, the nearest first.':
    'Πού κολυμπούν οι καλεσμένοι την επόμενη μέρα, πρώτα η πιο κοντινή.',
  'To the gate; sample values. What is left out is not said anywhere.':
    'Ως την πύλη· τιμές δείγματος. Ό,τι λείπει δεν λέγεται πουθενά.',
  'Cars and coaches that park inside the gate; sample.':
    'Αυτοκίνητα και πούλμαν που σταθμεύουν μέσα από την πύλη· δείγμα.',
  'In the order of the specification.': 'Με σταθερή σειρά.',
  'By road from the gate of the estate.': 'Οδικώς από την πύλη του κτήματος.',
  'What follows it.': 'Τι ακολουθεί τον αριθμό.',
  'Path of a photo of the library, such as "photos/253.jpg".':
    'Μία φωτογραφία της βιβλιοθήκης, π.χ. «photos/253.jpg».',
  'What must stay in sight where the photo is cropped: how far from the left and from above, such as "40% 60%". Without it, its middle.':
    'Τι πρέπει να μένει στο κάδρο όπου κόβεται η φωτογραφία: πόσο από αριστερά και πόσο από πάνω, π.χ. «40% 60%». Χωρίς αυτό, η μέση.',
  'Each in one album only; a new one at the end.':
    'Καθεμιά σε ένα μόνο άλμπουμ· μία νέα στο τέλος.',
  'Path of the file, such as "photos/141.jpg": small letters, digits and hyphens. Its name without the ending is the id of the photo.':
    'Το αρχείο, π.χ. «photos/141.jpg». Το όνομά του χωρίς την κατάληξη είναι ο αριθμός της φωτογραφίας.',
  'What is to be seen on it, said while looking at it; for those who do not see it, and for search engines.':
    'Τι δείχνει, γραμμένο κοιτάζοντάς την· για όσους δεν τη βλέπουν, και για μηχανές αναζήτησης.',
  'What the page is called in the menu, the footer and breadcrumbs.':
    'Πώς λέγεται η σελίδα στο μενού, στο υποσέλιδο και στη διαδρομή.',
  'What the estate is; search engines read it on every page (JSON-LD).':
    'Τι είναι το κτήμα· το διαβάζουν οι μηχανές αναζήτησης σε κάθε σελίδα.',
  'First link of the page, seen on keyboard focus.':
    'Ο πρώτος σύνδεσμος της σελίδας· φαίνεται με το πλήκτρο Tab.',
  'Name of the main menu for screen readers.': 'Όνομα του κύριου μενού για αναγνώστες οθόνης.',
  'Name of the language switch for screen readers.':
    'Όνομα της επιλογής γλώσσας για αναγνώστες οθόνης.',
  'First entry of a submenu: the page of the menu word itself.':
    'Η πρώτη γραμμή ενός υπομενού: η σελίδα της ίδιας της λέξης.',
  'The button to the contact page, in the bar, in the menu of small screens and in the bar at their bottom; a quote is asked for elsewhere.':
    'Το κουμπί προς την επικοινωνία: πάνω, στο μενού του κινητού και στην μπάρα κάτω. Προσφορά ζητούν αλλού.',
  "What the wordmark's link is called by screen readers.":
    'Πώς λένε οι αναγνώστες οθόνης τον σύνδεσμο του λογότυπου.',
  'Closes a notice (toast).': 'Κλείνει μια ειδοποίηση.',
  'Name of the corner where notices appear, for screen readers.':
    'Όνομα της γωνίας όπου φαίνονται οι ειδοποιήσεις, για αναγνώστες οθόνης.',
  'Large sentence over the footer; *stars* mark italics.':
    'Η μεγάλη πρόταση στο υποσέλιδο· τα *αστεράκια* δίνουν πλάγια.',
  'Under it, a link to the reviews; {rating} and {reviews} are figures. Before it, said to those who do not see the star.':
    'Από κάτω, ο σύνδεσμος προς τις κριτικές· {rating} και {reviews} είναι αριθμοί. Πριν από αυτόν, για όσους δεν βλέπουν το αστέρι.',
  'Before the hours: "Monday to Sunday".': 'Πριν από τις ώρες: «Δευτέρα έως Κυριακή».',
  'Opens the terms with the privacy note.': 'Ανοίγει τους όρους και τα προσωπικά δεδομένα.',
  'Opens the accessibility statement.': 'Ανοίγει τη δήλωση προσβασιμότητας.',
  'The bar at the bottom of small screens.': 'Η μπάρα στο κάτω μέρος του κινητού.',
  'Said after a link that opens another site or app.':
    'Ακούγεται για σύνδεσμο που ανοίγει άλλο site ή εφαρμογή.',
  'Words beside a phone number.': 'Λόγια δίπλα σε ένα τηλέφωνο.',
  'Notice when the connection is lost and when it is back.':
    'Ειδοποίηση όταν χάνεται η σύνδεση και όταν επανέρχεται.',
  'Opens a place in a map application.': 'Ανοίγει ένα μέρος σε εφαρμογή χαρτών.',
  'Label of a star rating, e.g. "5 out of 5 stars".':
    'Πώς ακούγεται η βαθμολογία: «5 στα 5 αστέρια».',
  'The viewer in which photos open large.': 'Εκεί ανοίγουν μεγάλες οι φωτογραφίες.',
  'What the viewer is called by screen readers.': 'Πώς λένε οι αναγνώστες οθόνης την προβολή.',
  'Back to the size that fits the screen, and the size now; "{percent}%" stands on the button and must be a word of its own.':
    'Πίσω στο μέγεθος που χωρά, και πόσο είναι τώρα· το «{percent}%» στέκει πάνω στο κουμπί, με κενό πριν και μετά.',
  'Said by screen readers when the photo was made larger or smaller: "Zoom {percent}%".':
    'Ακούγεται όταν η φωτογραφία μεγαλώνει ή μικραίνει.',
  'Said by screen readers with each photo, before its description; {n} and {total} are its number and how many there are.':
    'Ακούγεται σε κάθε φωτογραφία, πριν από την περιγραφή· {n} και {total} είναι ο αριθμός της και πόσες είναι όλες.',
  'Name of the strip of small photos, for screen readers.':
    'Όνομα της σειράς με τις μικρές φωτογραφίες, για αναγνώστες οθόνης.',
  'Shown for a moment where sharing means copying the link.':
    'Φαίνεται για λίγο, όπου κοινοποίηση σημαίνει αντιγραφή συνδέσμου.',
  'Shown when the site itself fails; the heading is fixed by the specification.':
    'Φαίνεται όταν χαλάσει το ίδιο το site· ο τίτλος είναι καθορισμένος.',
  'How many there are in this language.': 'Πόσες δείχνει αυτή η γλώσσα.',
  'Where it stands: a letter is one area of the arrangement, 5-4 begins in the fifth of twelve columns and is four wide. Two photos change places when their places are changed.':
    'Πού στέκει: ένα γράμμα είναι μια θέση της σύνθεσης, το 5-4 αρχίζει στην πέμπτη από τις δώδεκα στήλες και πιάνει τέσσερις. Δύο φωτογραφίες αλλάζουν θέση όταν αλλάξετε τις θέσεις τους.',
  'Below the photo, or over it where there is a mouse.':
    'Κάτω από τη φωτογραφία ή, όπου υπάρχει ποντίκι, πάνω της.',
};
